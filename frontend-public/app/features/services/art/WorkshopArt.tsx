import { ART, SideCar } from '../../home/art/Scene';
import { SideVan } from '../../home/art/vehicles';
import { GROUND, WideScene } from '../../sections/WideScene';

/** Two workshop bays: one vehicle on the lift, one waiting. */
export function WorkshopArt() {
  return (
    <WideScene>
      <path d="M24 268V96L150 48l130 48 130-48 126 48v172Z" fill={ART.sand} />
      <path d="M48 268V118h218v150zM294 268V118h218v150z" fill={ART.pale} />
      <path d="M48 118h218v16H48zM294 118h218v16H294z" fill={ART.steel} />
      <path d="M48 126h218M294 126h218" stroke={ART.pale} strokeWidth="2" />
      <path d="M92 268V156h16v112zM206 268V156h16v112z" fill={ART.ink} />
      <path d="M78 206h158v10H78z" fill={ART.ink} />
      <SideCar x={88} ground={206} scale={1.22} />
      <path d="M140 268v-14l14-10h18l14 10v14Z" fill={ART.steel} />
      <SideVan x={312} ground={GROUND} scale={1.12} fill={ART.blue} />
      <path d="M478 268v-46h30v46z" fill={ART.ink} />
      <path d="M478 236h30M478 251h30" stroke={ART.pale} strokeWidth="3" />
      {[248, 226].map((cy) => (
        <g key={cy}>
          <ellipse cx="256" cy={cy + 8} rx="22" ry="11" fill={ART.ink} />
          <ellipse cx="256" cy={cy + 5} rx="9" ry="4" fill={ART.sand} />
        </g>
      ))}
      <path d="m132 76 12-12a12 12 0 0 1 16 14l26 26-10 10-26-26a12 12 0 0 1-14-16Z" fill={ART.ink} />
    </WideScene>
  );
}
