import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';

interface Props extends Pick<ButtonProps, 'variant' | 'sx'> {
  /** Address of the file; null when the person has none. */
  url: string | null;
  /** Whose CV it is, for those who hear the page. */
  of: string;
  label?: string;
}

/** 'Descargar CV', only when there is one. */
export function CvLink({ url, of, label = 'Descargar CV', variant = 'text', sx }: Props) {
  if (!url) return null;
  return (
    <Button
      component="a"
      href={`${url}?descargar=1`}
      download
      size="small"
      variant={variant}
      startIcon={<DownloadOutlined />}
      aria-label={`Descargar CV de ${of}`}
      sx={sx}
    >
      {label}
    </Button>
  );
}
