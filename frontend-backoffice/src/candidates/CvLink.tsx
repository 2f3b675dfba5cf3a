import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button, type ButtonProps, IconButton } from '@mui/material';
import { translate } from '../i18n/texts';

interface Props extends Pick<ButtonProps, 'variant' | 'sx'> {
  /** Address of the file; null when the person has none. */
  url: string | null;
  /** Name of the person, for screen readers. */
  of: string;
  /** The icon alone, for a row. */
  bare?: boolean;
}

/** 'Descargar CV', only when there is one. */
export function CvLink({ url, of, variant = 'text', bare = false, sx }: Props) {
  if (!url) return null;
  const label = translate('candidates.people.downloadCv');
  const link = {
    component: 'a',
    href: `${url}?descargar=1`,
    download: true,
    'aria-label': translate('candidates.people.downloadCvOf', { name: of }),
    size: 'small',
  } as const;
  return bare ? (
    <IconButton {...link} title={label} size="small">
      <DownloadOutlined fontSize="small" />
    </IconButton>
  ) : (
    <Button {...link} variant={variant} startIcon={<DownloadOutlined />} sx={sx}>
      {label}
    </Button>
  );
}
