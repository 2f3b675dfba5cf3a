import { ART, SideCar } from '../../home/art/Scene';
import { GROUND, WideScene } from '../../sections/WideScene';

const BRISTLES = [112, 130, 148, 166, 184, 202, 220, 238, 256];
const FOAM = [
  [168, 190, 13],
  [190, 176, 9],
  [150, 214, 8],
  [392, 184, 11],
  [412, 206, 15],
  [376, 168, 8],
] as const;

/** A wash tunnel with brushes on both sides and water from above. */
export function WashArt() {
  return (
    <WideScene>
      <path
        d="M36 268V68c0-18 14-32 32-32h424c18 0 32 14 32 32v200h-46V98c0-8-6-14-14-14H96c-8 0-14 6-14 14v170Z"
        fill={ART.ink}
      />
      <path
        d="m236 48 14 12-14 12M268 48l14 12-14 12M300 48l14 12-14 12"
        fill="none"
        stroke={ART.pale}
        strokeWidth="7"
      />
      <path
        d="M180 92v22M212 92v38M244 92v22M276 92v34M308 92v22M340 92v38M372 92v22"
        stroke={ART.blue}
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="9 10"
      />
      <SideCar x={166} ground={GROUND} scale={2} />
      {[104, 424].map((x) => (
        <g key={x}>
          <rect x={x} y="100" width="34" height="168" rx="17" fill={ART.steel} />
          <path d={BRISTLES.map((y) => `M${x} ${y}h34`).join('')} stroke={ART.pale} strokeWidth="5" />
        </g>
      ))}
      <g fill="#ffffff">
        {FOAM.map(([cx, cy, r]) => (
          <circle key={`${cx}-${cy}`} cx={cx} cy={cy} r={r} />
        ))}
      </g>
      <path
        d="M60 300c30-10 60 10 90 0M410 306c30-10 60 10 90 0"
        fill="none"
        stroke={ART.steel}
        strokeWidth="5"
      />
    </WideScene>
  );
}
