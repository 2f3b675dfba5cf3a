import { t } from '@lingui/core/macro';

interface QrCodeProps {
  /** Width and height in modules. */
  size: number;
  /** The dark modules. */
  path: string;
}

/** Dark on white in every colour scheme, because QR readers need it. */
export function QrCode({ size, path }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`Código QR para tu aplicación de verificación`}
      shapeRendering="crispEdges"
      className="w-full max-w-60 rounded-md border border-line forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
