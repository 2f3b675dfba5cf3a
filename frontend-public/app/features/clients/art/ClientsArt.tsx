import { TopCar } from '../../home/art/RoadStrip';
import { ART } from '../../home/art/Scene';

/** A road that forks: a single car on one side, a row of cars on the other. */
export function ClientsArt() {
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
      <g fill="none" stroke={ART.road} strokeWidth="92">
        <path d="M0 168h190c70 0 96-92 176-92h194M190 168c70 0 96 92 176 92h194" />
      </g>
      <g fill="none" stroke={ART.pale} strokeWidth="5" strokeDasharray="30 22">
        <path d="M0 168h176M380 76h180M380 260h180" />
      </g>
      <path d="M404 190v24M444 190v24" stroke={ART.steel} strokeWidth="7" />
      <rect x="368" y="136" width="112" height="58" rx="6" fill={ART.ink} />
      <path
        d="m396 150-14 15 14 15M416 150l-14 15 14 15M452 150l14 15-14 15M432 150l14 15-14 15"
        fill="none"
        stroke={ART.pale}
        strokeWidth="7"
      />
      <g fill="none" stroke={ART.pale} strokeWidth="8">
        <path d="M204 168c34-2 52-22 70-44m-20 0 22-3 4 22M204 168c34 2 52 22 70 44m-20 0 22 3 4-22" />
      </g>
      <TopCar x={56} y={128} fill={ART.blue} />
      <TopCar x={440} y={34} fill={ART.pale} />
      <TopCar x={366} y={218} fill="#8fb0dc" />
      <TopCar x={462} y={218} fill={ART.pale} />
      <TopCar x={414} y={266} fill={ART.sand} />
    </svg>
  );
}
