export type Suspicion = 'many_orders_visitor'
