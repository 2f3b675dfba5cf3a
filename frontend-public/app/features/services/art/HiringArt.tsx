import { ART, Scene } from '../../home/art/Scene';

/** A checked driving licence with car keys beside it. */
export function HiringArt() {
  return (
    <Scene>
      <rect x="64" y="20" width="160" height="98" rx="9" fill={ART.pale} stroke={ART.ink} strokeWidth="5" />
      <path d="M66.5 29c0-4 3-6.5 7-6.5h141c4 0 7 2.5 7 6.5v12h-155z" fill={ART.blue} />
      <rect x="78" y="52" width="44" height="52" rx="3" fill={ART.sand} />
      <circle cx="100" cy="70" r="10" fill={ART.ink} />
      <path d="M84 104c1-13 7-19 16-19s15 6 16 19Z" fill={ART.ink} />
      <path d="M134 58h74M134 72h56M134 86h66M134 100h40" stroke={ART.steel} strokeWidth="6" />
      <circle cx="222" cy="104" r="21" fill={ART.ink} />
      <path d="m212 104 8 8 14-16" fill="none" stroke={ART.pale} strokeWidth="5" />
      <circle cx="268" cy="58" r="13" fill="none" stroke={ART.ink} strokeWidth="6" />
      <path d="M268 71v42M268 98h12M268 111h10" stroke={ART.ink} strokeWidth="6" />
      <path d="M16 136h40v-6H16zM24 130l9-40h6l9 40z" fill={ART.blue} />
      <path d="M29.5 106h13l2.5 11h-18z" fill={ART.pale} />
    </Scene>
  );
}
