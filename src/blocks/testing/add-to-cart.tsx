type AddToCartProps = { label: string; productName: string; quantity?: number; bundleCode?: string }

/** For tests, replaces the cart's own button: shows what a press would put into the cart. */
export const AddToCart = ({ label, productName, quantity = 1, bundleCode }: AddToCartProps) => (
  <button value={bundleCode}>
    {label} {productName} × {quantity}
  </button>
)
