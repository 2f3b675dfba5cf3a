import type { Schemas } from '@hiring/contract/api';
import { Alert, Box, Card, Typography } from '@mui/material';
import type { MessageText } from '@hiring/contract';
import { Fragment } from 'react';
import { formatMoment } from '../../ui/format/dates';
import { ConfirmedButton } from '../../ui/dialogs/confirm';
import { LoadedList } from '../../ui/Loaded';
import { Separator } from '../../ui/display/text';
import { TextDifference } from '../../ui/display/TextDifference';
import { VersionItem } from '../../ui/display/Facts';
import { api, at, reasonOf, useRead, useWrite } from '../../providers/api';

export type TemplateRow = Schemas['TemplateRow'];
export type Template = Schemas['TemplateResponse'];
type TemplateVersion = Schemas['TemplateVersionResponse'];

const whole = ({ asunto, cuerpo }: MessageText) => `Asunto: ${asunto}\n\n${cuerpo}`;
const nameOf = (version: number) => (version === 0 ? 'Texto original' : `Versión ${version}`);
const calledOf = (version: number) => (version === 0 ? 'el texto original' : `la versión ${version}`);

function leadOf({ created_at, autor, restaurada_de }: TemplateVersion) {
  const parts = [
    created_at && formatMoment(created_at),
    autor,
    restaurada_de !== null && `Restaura ${calledOf(restaurada_de)}`,
  ].filter(Boolean);
  return parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <Separator />}
      {part}
    </Fragment>
  ));
}

interface Props {
  template: Template;
  /** Restoring would throw away what is being written. */
  unsaved: boolean;
}

export function TemplateVersions({ template, unsaved }: Props) {
  const restore = useWrite(
    (restaurar: number) =>
      api.post('/api/templates/{id}/restore', at(template.id, { restaurar, version: template.version })),
    {
      reads: ['templates'],
      done: (_restored, from) => `${nameOf(from)} ${from === 0 ? 'restaurado' : 'restaurada'}`,
      tells: false,
    },
  );
  const versions = useRead(['template-versions', template.id, template.version], () =>
    api.get('/api/templates/{id}/versions', at(template.id)),
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
        <LoadedList
          of={versions}
          failed="No se pudieron cargar las versiones"
          rows={3}
          empty="Es el texto original."
          item={(one) => {
            const { version } = one;
            if (version === template.version) {
              return <VersionItem key={version} name={nameOf(version)} current="Actual" lead={leadOf(one)} />;
            }
            return (
              <VersionItem
                key={version}
                name={nameOf(version)}
                lead={leadOf(one)}
                verb="Comparar con la actual"
                action={
                  <ConfirmedButton
                    label="Restaurar"
                    question={`¿Restaurar ${calledOf(version)}?`}
                    explanation={
                      unsaved
                        ? 'Los cambios sin guardar se perderán. Las demás versiones se conservan.'
                        : 'Será una versión nueva. Las demás se conservan.'
                    }
                    busy={restore.isPending}
                    onConfirm={() => restore.mutate(version)}
                  />
                }
              >
                <TextDifference
                  label={`Texto de la versión ${version}, comparado con el actual`}
                  from={whole(one)}
                  to={whole(template)}
                />
              </VersionItem>
            );
          }}
        />
      </Card>
    </Box>
  );
}
