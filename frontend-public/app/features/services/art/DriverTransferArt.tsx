import { ART, SideCar } from '../../home/art/Scene';
import { GROUND, WideScene } from '../../sections/WideScene';

/** A car on the road, leaving a city skyline. */
export function DriverTransferArt() {
  return (
    <WideScene>
      <g fill={ART.steel}>
        <path d="M30 268v-84h40v84zM82 268V128c0-24 8-40 18-40s18 16 18 40v140zM130 268v-64h46v64z" />
        <path d="M196 268v-92l6-46 6 46v92zM216 268v-110l7-52 7 52v110zM238 268v-92l6-46 6 46v92z" />
        <path d="M262 268v-54h52v54zM326 268V138h26v130zM360 268V124h26v144z" />
      </g>
      <g stroke={ART.sky} strokeWidth="5" strokeDasharray="6 9">
        <path d="M42 198v60M58 198v60M94 122v136M106 122v136M144 216v44M162 216v44M339 152v106M373 138v120" />
      </g>
      <path d="M470 58v210" stroke={ART.ink} strokeWidth="9" />
      <path d="M400 44h112l24 26-24 26H400z" fill={ART.blue} />
      <path d="M418 62h76M418 79h52" stroke={ART.pale} strokeWidth="7" />
      <SideCar x={196} ground={GROUND + 26} scale={1.9} fill={ART.ink} />
      <path d="M60 252h96M90 272h86M40 290h110" stroke={ART.pale} strokeWidth="5" strokeLinecap="round" />
    </WideScene>
  );
}
