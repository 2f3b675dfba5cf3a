import { Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { IMPORT_LIMITS, LIMITS } from '@hiring/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Loaded, StateMessage } from '../../../ui/Loaded';
import { draftsKey, useCvUploads } from './useCvUploads';
import { CvDraftItem } from './CvDraftItem';
import { DropZone } from './DropZone';
import type { ImportDetail } from '../types';
import { MainButton } from '../../../ui/buttons';
import { api, at, useRead, useWrite } from '../../../providers/api';

type Uploads = ReturnType<typeof useCvUploads>;

function CvUploadList({ uploads, retry, dismiss }: Pick<Uploads, 'uploads' | 'retry' | 'dismiss'>) {
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state === 'done').length;
  const failed = uploads.filter(({ state }) => state === 'failed');
  const over = done + failed.length;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography role="status">
        {over < uploads.length
          ? `Leyendo los CV: ${over} de ${uploads.length}`
          : `${done} ${done === 1 ? 'CV leído' : 'CV leídos'}${failed.length > 0 ? `, ${failed.length} con error` : ''}`}
      </Typography>
      {over < uploads.length && (
        <LinearProgress
          variant="determinate"
          value={(over / uploads.length) * 100}
          aria-label="CV leídos"
          sx={{ my: 1 }}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {failed.map(({ key, file, reason }) => (
          <Box
            key={key}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
          >
            <Typography color="error" sx={{ flex: '1 1 220px', overflowWrap: 'anywhere' }}>
              {file.name}: {reason}
            </Typography>
            <Button onClick={() => retry(key)}>Reintentar</Button>
            <Button onClick={() => dismiss(key)}>Quitar</Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const READS = ['cv-drafts', 'imports', 'import-rows'] as const;

const isCv = ({ name }: File) =>
  LIMITS.cvExtensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

export function CvFolder({ one }: { one: ImportDetail }) {
  const notify = useNotify();
  const client = useQueryClient();
  const { add, ...sending } = useCvUploads(one.id);
  const drafts = useRead(draftsKey(one.id), () => api.get('/api/imports/{id}/cvs', at(one.id)));
  const { data } = drafts;
  const refresh = () => READS.forEach((name) => void client.invalidateQueries({ queryKey: [name] }));
  const confirmAll = useWrite((id: string) => api.post('/api/imports/{id}/cvs/confirm', at(id)), {
    reads: READS,
    done: ({ confirmados }) =>
      confirmados === 1 ? '1 candidato creado' : `${confirmados} candidatos creados`,
    failure: 'No se pudieron confirmar:',
  });
  const choose = (files: File[]) => {
    const cvs = files.filter(isCv);
    if (cvs.length < files.length) {
      const others = files.length - cvs.length;
      notify(
        `${others} ${others === 1 ? 'archivo no es' : 'archivos no son'} PDF, DOC ni DOCX y no se envían`,
        {
          type: 'warning',
        },
      );
    }
    add(cvs);
  };
  const ready = (data ?? []).filter(({ errores, duplicado }) => errores.length === 0 && !duplicado).length;
  return (
    <Card component="section" aria-label="CV de la carpeta" sx={{ p: { xs: 2, sm: 3 } }}>
      <DropZone
        title="Suelta aquí los CV o una carpeta entera"
        hint={`PDF, DOC o DOCX, hasta 5 MB cada uno y ${IMPORT_LIMITS.cvs} por carpeta. Los borradores se borran a los ${IMPORT_LIMITS.dias} días.`}
        label="Elegir archivos"
        accept=".pdf,.doc,.docx"
        folders
        onFiles={choose}
      />
      <CvUploadList {...sending} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3, mb: 1 }}>
        <Typography variant="h2" sx={{ flex: '1 1 auto' }}>
          Borradores {data ? `(${data.length})` : ''}
        </Typography>
        <MainButton disabled={ready === 0 || confirmAll.isPending} onClick={() => confirmAll.mutate(one.id)}>
          {ready === 0
            ? 'Confirmar los completos'
            : ready === 1
              ? 'Confirmar el completo'
              : `Confirmar los ${ready} completos`}
        </MainButton>
      </Box>
      <Loaded of={drafts} failed="No se pudieron cargar los borradores" rows={3}>
        {(all) =>
          all.length === 0 ? (
            <StateMessage title="No hay borradores">Elige los CV que quieras importar.</StateMessage>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {all.map((draft) => (
                <CvDraftItem key={draft.id} folderId={one.id} draft={draft} onGone={refresh} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </Card>
  );
}
