export interface Product {
  url: string;
  /** Where the mail sink answers. */
  mailUrl: string;
  stop: () => Promise<void>;
}
export function startProduct(): Promise<Product>;
