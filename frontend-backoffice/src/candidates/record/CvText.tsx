import { Box } from '@mui/material';
import { useRead } from '../../providers/useRead';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { LoadFailed } from '../../ui/LoadFailed';
import { StateMessage } from '../../ui/StateMessage';

const AGAIN_MS = 3000;

/** A DOC or DOCX read in place, as plain text; the server logs the view. */
export function CvText({ candidateId, fileId }: { candidateId: string; fileId: string }) {
  const { data, error, isPending, refetch } = useRead(
    ['candidates', 'cv-text', candidateId, fileId],
    (provider) => provider.cvText(candidateId),
    {
      // Each reading is a view: one is enough, but for a file that has just come.
      staleTime: Infinity,
      refetchInterval: (query) => (query.state.data?.estado === 'pendiente' ? AGAIN_MS : false),
    },
  );
  if (isPending) return <ListSkeleton rows={8} />;
  if (!data) {
    return (
      <LoadFailed title="No se pudo cargar el texto del CV" error={error} onRetry={() => void refetch()} />
    );
  }
  if (data.estado === 'pendiente') {
    return (
      <StateMessage title="Leyendo el CV">El archivo acaba de llegar. Tardará unos segundos.</StateMessage>
    );
  }
  if (data.texto === null) {
    return (
      <StateMessage title="El texto no se ha podido leer">
        Descarga el archivo para abrirlo en tu equipo.
      </StateMessage>
    );
  }
  return (
    <Box
      role="region"
      aria-label="Texto del CV"
      tabIndex={0}
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: 'auto',
        borderTop: 1,
        borderColor: 'divider',
        px: { xs: 0, lg: 3 },
        py: 2,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {data.texto}
    </Box>
  );
}
