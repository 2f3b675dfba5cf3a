import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { reasonOf } from '../providers/problem';
import { useWrite } from '../providers/useWrite';
import { ListSkeleton } from '../ui/ListSkeleton';
import { useRead } from '../providers/useRead';
import { TemplateVersionItem } from './TemplateVersionItem';
import type { Template } from './types';

interface Props {
  template: Template;
  /** Restoring would throw away what is being written. */
  unsaved: boolean;
}

/** What the words were before; any of it can be put back. */
export function TemplateVersions({ template, unsaved }: Props) {
  const restore = useWrite(
    async (provider, from: number) => {
      await provider.restoreTemplate(template.id, { restaurar: from, version: template.version });
      return from;
    },
    {
      reads: ['templates'],
      done: (from) => (from === 0 ? 'Texto original restaurado' : `Versión ${from} restaurada`),
      tells: false,
    },
  );
  const { data, error, isPending, refetch } = useRead(
    ['template-versions', template.id, template.version],
    (provider) => provider.templateVersions(template.id),
  );

  return (
    <Box component="section" aria-labelledby="versiones-titulo" sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2" id="versiones-titulo" sx={{ mb: 1.25 }}>
        Versiones
      </Typography>
      {restore.isError && (
        <Alert severity="error" sx={{ mb: 1 }}>
          No se pudo restaurar: {reasonOf(restore.error)}
        </Alert>
      )}
      <Card>
        {isPending && <ListSkeleton rows={3} />}
        {error && (
          <Alert
            severity="error"
            action={
              <Button size="small" color="inherit" onClick={() => void refetch()}>
                Reintentar
              </Button>
            }
          >
            No se pudieron cargar las versiones. {reasonOf(error)}
          </Alert>
        )}
        {data && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((version) => (
              <TemplateVersionItem
                key={version.version}
                version={version}
                current={template}
                busy={restore.isPending}
                unsaved={unsaved}
                onRestore={() => restore.mutate(version.version)}
              />
            ))}
          </Box>
        )}
      </Card>
    </Box>
  );
}
