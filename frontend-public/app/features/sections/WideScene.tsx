import type { ReactNode } from 'react';
import { ART } from '../home/art/Scene';

/** The y coordinate of the road's upper edge, on which objects are drawn. */
export const GROUND = 268;

/** The background of the large drawings: sky, hills of the city and a road with its lane line. */
export function WideScene({ children, hills = true }: { children: ReactNode; hills?: boolean }) {
  return (
    <svg
      viewBox="0 0 560 336"
      width="560"
      height="336"
      className="block h-auto w-full"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="560" height="336" fill={ART.sky} />
      {hills && <path d="M0 214 96 176l84 26 120-52 104 44 156-34v120H0Z" fill="#cbd7e6" />}
      <rect y={GROUND} width="560" height="68" fill={ART.road} />
      <path d="M0 303h560" stroke={ART.pale} strokeWidth="5" strokeDasharray="36 26" />
      {children}
    </svg>
  );
}

/** A motorway panel on two posts, with chevrons. */
export function Gantry({ x, width, top = 26 }: { x: number; width: number; top?: number }) {
  const middle = top + 27;
  const arrow = (left: number) => `M${left} ${middle - 13}l13 13-13 13`;
  return (
    <g>
      <path
        d={`M${x + 14} ${top}V${GROUND}M${x + width - 14} ${top}V${GROUND}`}
        stroke={ART.steel}
        strokeWidth="9"
      />
      <rect x={x} y={top} width={width} height="54" rx="6" fill={ART.ink} />
      <path
        d={[24, 46, 68].map((offset) => arrow(x + offset)).join('')}
        fill="none"
        stroke={ART.pale}
        strokeWidth="7"
      />
      <path
        d={`M${x + 106} ${middle}h${width - 134}`}
        stroke={ART.pale}
        strokeWidth="6"
        strokeDasharray="26 14"
      />
    </g>
  );
}
