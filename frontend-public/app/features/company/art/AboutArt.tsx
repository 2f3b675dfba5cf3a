import { ART } from '../../home/art/Scene';
import { GROUND, WideScene } from '../../sections/WideScene';

/** A car key handed over above a road. */
export function AboutArt() {
  return (
    <WideScene>
      <circle cx="280" cy="150" r="112" fill={ART.pale} />
      <g stroke={ART.ink} strokeWidth="13" fill="none">
        <circle cx="222" cy="150" r="33" />
        <path d="M255 150h92M318 150v27M341 150v21" />
      </g>
      <path d="M0 112h112l38 20v40l-38 18H0z" fill={ART.blue} />
      <path d="M96 108h18v86H96z" fill={ART.ink} />
      <path d="M142 128c20-4 44-6 60 2 6 4 4 12-4 12h-34M150 172c18 6 36 4 46-4" fill={ART.sand} />
      <path d="M560 108H452l-40 18v44l40 22h108z" fill={ART.steel} />
      <path d="M450 104h18v92h-18z" fill={ART.ink} />
      <path d="M420 124c-20-8-46-8-62 0-8 4-6 14 4 14h30M420 172c-22 6-42 6-52-2" fill={ART.sand} />
      <path
        d={`M252 ${GROUND + 20}l14 14-14 14M276 ${GROUND + 20}l14 14-14 14M300 ${GROUND + 20}l14 14-14 14`}
        fill="none"
        stroke={ART.pale}
        strokeWidth="8"
      />
    </WideScene>
  );
}
