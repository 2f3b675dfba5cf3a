import { TopCar } from '../../home/art/RoadStrip';
import { ART } from '../../home/art/Scene';

const LINES = [20, 94, 168, 242, 316];
const PARKED = [
  { x: 30, y: 38, fill: ART.pale },
  { x: 30, y: 112, fill: '#8fb0dc' },
  { x: 30, y: 260, fill: ART.sand },
  { x: 418, y: 38, fill: '#5f86bd' },
  { x: 418, y: 186, fill: ART.pale },
  { x: 418, y: 260, fill: ART.steel },
];

/** A yard from above: numbered bays, arrows on the lane, a car driving to its bay. */
export function OwnParkingArt() {
  return (
    <svg
      viewBox="0 0 560 336"
      width="560"
      height="336"
      className="block h-auto w-full"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="560" height="336" fill={ART.road} />
      <path
        d={LINES.map((y) => `M0 ${y}h150M410 ${y}h150`).join('')}
        stroke={ART.pale}
        strokeWidth="5"
        fill="none"
      />
      <g fill="none" stroke={ART.pale} strokeWidth="9">
        <path d="M216 300V220m-18 24 18-26 18 26M344 36v80m-18-24 18 26 18-26" />
      </g>
      <path d="M280 0v336" stroke={ART.pale} strokeWidth="5" strokeDasharray="30 22" />
      {PARKED.map(({ x, y, fill }) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y}) scale(1.16) translate(${-x} ${-y})`}>
          <TopCar x={x} y={y} fill={fill} />
        </g>
      ))}
      <g transform="translate(238 180) rotate(-90) scale(1.16)">
        <TopCar x={0} y={-42} fill={ART.blue} />
      </g>
    </svg>
  );
}
