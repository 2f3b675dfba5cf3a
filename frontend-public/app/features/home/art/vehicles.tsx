import { ART, SideCar } from './Scene';

export const Wheel = ({ x, y, r = 9 }: { x: number; y: number; r?: number }) => (
  <g>
    <circle cx={x} cy={y} r={r} fill={ART.ink} />
    <circle cx={x} cy={y} r={r * 0.45} fill={ART.sand} />
  </g>
);

/** A loaded car carrier from the side, heading right; its wheels are at y = 136. */
export function CarCarrier() {
  return (
    <g>
      <SideCar x={24} ground={76} scale={0.66} fill={ART.blue} />
      <SideCar x={104} ground={70} scale={0.66} fill={ART.steel} />
      <path d="M16 78 186 66" stroke={ART.ink} strokeWidth="5" />
      <SideCar x={24} ground={118} scale={0.66} fill={ART.steel} />
      <SideCar x={104} ground={118} scale={0.66} fill={ART.pale} />
      <path d="M14 120h206M24 78v42M96 73v46M180 66v54" stroke={ART.ink} strokeWidth="5" fill="none" />
      <path d="M208 124V66c0-4 3-7 7-7h40c5 0 8 2 11 7l15 28c2 3 3 6 3 9v21Z" fill={ART.ink} />
      <path d="M232 70h20c3 0 4 1 6 4l10 19h-36Z" fill={ART.sky} />
      <path d="M276 104h8v8h-8z" fill={ART.pale} />
      <Wheel x={52} y={127} />
      <Wheel x={76} y={127} />
      <Wheel x={196} y={127} />
      <Wheel x={256} y={127} />
    </g>
  );
}

interface SideVanProps {
  x: number;
  /** Vertical position of the wheels' lowest point. */
  ground: number;
  fill?: string;
  scale?: number;
}

/** A van from the side, heading right. */
export function SideVan({ x, ground, fill = ART.pale, scale = 1 }: SideVanProps) {
  return (
    <g transform={`translate(${x} ${ground}) scale(${scale}) translate(0 -70)`}>
      <path
        d="M2 56V12c0-5 3-8 8-8h78c5 0 8 1 11 5l20 23 13 4c5 2 8 5 8 10v10c0 3-1 4-4 4H6c-3 0-4-1-4-4Z"
        fill={fill}
      />
      <path d="M84 11h6c3 0 4 1 6 3l16 19H84Z" fill={ART.sky} />
      <path d="M78 8v50M14 30h56" stroke={ART.ink} strokeOpacity=".25" strokeWidth="2" />
      <path d="M134 43h6v6h-6zM2 40h5v8H2z" fill={ART.steel} />
      <Wheel x={32} y={59} r={11} />
      <Wheel x={110} y={59} r={11} />
    </g>
  );
}
