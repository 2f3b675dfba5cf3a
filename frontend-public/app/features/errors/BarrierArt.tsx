import { t } from '@lingui/core/macro';

/** A road closed by a chevron barrier that shows the error number. */
export function BarrierArt({ code }: { code: string }) {
  return (
    <svg viewBox="0 0 640 190" className="w-full" role="img" aria-label={t`Error ${code}`}>
      <path d="M0 150h640v40H0z" fill="var(--ink)" />
      <path d="M0 170h640" stroke="var(--paper)" strokeWidth="4" strokeDasharray="28 20" />
      <path d="M150 110v54M490 110v54" stroke="var(--muted)" strokeWidth="10" />
      <rect x="90" y="16" width="460" height="108" rx="10" fill="var(--ink)" />
      <g fill="none" stroke="var(--paper)" strokeWidth="16" strokeLinejoin="miter">
        <path d="m122 36 32 34-32 34M172 36l32 34-32 34" />
        <path d="m518 36-32 34 32 34M468 36l-32 34 32 34" />
      </g>
      <text
        x="320"
        y="94"
        textAnchor="middle"
        fontSize="68"
        fontWeight="700"
        fill="#ffffff"
        aria-hidden="true"
      >
        {code}
      </text>
    </svg>
  );
}
