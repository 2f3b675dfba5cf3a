import type { ReactNode } from 'react';

/** Colours of the drawings; amber is reserved for the page's main action. */
export const ART = {
  ink: '#0f2138',
  road: '#2b3f5c',
  steel: '#7f95b3',
  sky: '#dfe7f1',
  pale: '#faf7f1',
  sand: '#ddd3c1',
  blue: '#3f6aa8',
} as const;

/** The background of all service drawings: a strip of road with its lane line. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 168" className="block w-full" aria-hidden="true" focusable="false">
      <rect width="320" height="168" fill={ART.sky} />
      {children}
      <rect y="136" width="320" height="32" fill={ART.road} />
      <path d="M0 153h320" stroke={ART.pale} strokeWidth="3" strokeDasharray="18 14" />
    </svg>
  );
}

interface CarProps {
  x: number;
  /** Vertical position of the wheels' lowest point. */
  ground: number;
  fill?: string;
  scale?: number;
}

/** A car from the side, heading right. */
export function SideCar({ x, ground, fill = ART.blue, scale = 1 }: CarProps) {
  return (
    <g transform={`translate(${x} ${ground}) scale(${scale}) translate(0 -44)`}>
      <path
        d="M2 34V26c0-5 3-8 8-9l12-2C30 5 38 1 50 1h10c12 0 20 5 29 14l13 3c5 1 8 4 8 9v7c0 2-1 3-3 3H5c-2 0-3-1-3-3Z"
        fill={fill}
      />
      <path d="M30 15c5-6 11-9 20-9h2v10H30Zm27-9h4c8 0 14 4 20 10H57Z" fill={ART.sky} />
      <path d="M104 22h6v5h-6zM2 22h5v5H2z" fill={ART.pale} />
      {[27, 85].map((cx) => (
        <g key={cx}>
          <circle cx={cx} cy="34" r="10" fill={ART.ink} />
          <circle cx={cx} cy="34" r="4.5" fill={ART.sand} />
        </g>
      ))}
    </g>
  );
}
