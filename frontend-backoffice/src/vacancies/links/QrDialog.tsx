import '../../i18n/vacancies';
import { Box, Button, Stack, Typography } from '@mui/material';
import { Loaded } from '../../ui/Loaded';
import type { TrackingLink } from '../vacancy';
import { api, at, useRead } from '../../providers/api';
import { InfoDialog } from '../../ui/dialogs/InfoDialog';
import { translate } from '../../i18n/texts';

/** Side of the printed code: read by a phone at arm's length. */
const PRINT_MM = 50;

const svgFile = (size: number, path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PRINT_MM}mm" height="${PRINT_MM}mm" viewBox="0 0 ${size} ${size}" ` +
  `shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;

export function QrDialog({ link, onClose }: { link: TrackingLink; onClose: () => void }) {
  const code = useRead(
    ['tracking-link-qr', link.id],
    () => api.get('/api/tracking-links/{id}/qr', at(link.id)),
    { staleTime: Infinity },
  );
  const { data } = code;
  return (
    <InfoDialog
      title={translate('vacancies.qr.title', { name: link.nombre })}
      maxWidth="xs"
      actions={
        data && (
          <Button
            variant="contained"
            color="secondary"
            href={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgFile(data.size, data.path))}`}
            download={`qr-${link.codigo}.svg`}
          >
            {translate('vacancies.qr.download')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Loaded of={code} failed="vacancies.qr.failed" rows={3}>
        {({ size, path, direccion }) => (
          <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center' }}>
            <Box
              component="svg"
              viewBox={`0 0 ${size} ${size}`}
              role="img"
              aria-label={translate('vacancies.links.qrOf', { name: direccion })}
              shapeRendering="crispEdges"
              sx={{ width: 240, maxWidth: '100%', borderRadius: 1, border: 1, borderColor: 'divider' }}
            >
              <rect width={size} height={size} fill="#fff" />
              <path d={path} fill="#000" />
            </Box>
            <Typography variant="body2">{direccion}</Typography>
            <Typography variant="hint">{translate('vacancies.qr.help', { side: PRINT_MM / 10 })}</Typography>
          </Stack>
        )}
      </Loaded>
    </InfoDialog>
  );
}
