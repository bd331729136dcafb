import { readBookings } from '../standins/booking/bookings'
import { readMessages } from '../standins/chat/messages'
import type { RecordKind } from './records'

/** Kept only where no chat provider is configured. */
export const CHAT_RECORDS: RecordKind = {
  name: 'chats',
  title: 'Chat messages',
  async read(queries, limit) {
    const messages = await readMessages(queries, limit)
    return messages.map(({ id, conversation, text, email, receivedAt }) => ({
      received_at: receivedAt.toISOString(),
      text,
      email,
      conversation,
      id,
    }))
  },
}

/** Kept only where no booking provider is configured. */
export const BOOKING_RECORDS: RecordKind = {
  name: 'bookings',
  title: 'Bookings',
  async read(queries, limit) {
    const bookings = await readBookings(queries, limit)
    return bookings.map(({ id, event, startsAt, name, email, receivedAt }) => ({
      received_at: receivedAt.toISOString(),
      event,
      starts_at: startsAt.toISOString(),
      name,
      email,
      id,
    }))
  },
}
