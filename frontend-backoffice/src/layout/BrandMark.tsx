import { INK } from '../theme/tokens';

/** The Z logo of the public site: two lanes joined by a slip road. The company's name is beside it as text. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect x="0.5" y="0.5" width="39" height="39" rx="8" fill={INK[800]} stroke={INK[500]} />
      <path d="M8 8h24v7L18.5 25H32v7H8v-7l13.5-10H8z" fill="#fff" />
      <path d="m28.5 12.5-17.5 15" stroke={INK[800]} strokeWidth="1.8" strokeDasharray="4 3" />
    </svg>
  );
}
