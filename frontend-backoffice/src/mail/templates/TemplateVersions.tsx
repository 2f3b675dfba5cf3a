import { Card, Stack, Typography } from '@mui/material';
import type { MessageText } from '@hiring/contract';
import { Fragment } from 'react';
import { translate } from '../../i18n/texts';
import { formatMoment } from '../../ui/format/dates';
import { ConfirmedButton } from '../../ui/dialogs/confirm';
import { LoadedList } from '../../ui/Loaded';
import { Separator } from '../../ui/display/text';
import { TextDifference } from '../../ui/display/TextDifference';
import { VersionItem } from '../../ui/display/Facts';
import { api, at, reasonOf, type Schemas, useRead, useWrite } from '../../providers/api';
import { Alert } from '../../ui/Alert';

export type TemplateRow = Schemas['TemplateRow'];
export type Template = Schemas['TemplateResponse'];
type TemplateVersion = Schemas['TemplateVersionResponse'];

const whole = ({ asunto, cuerpo }: MessageText) =>
  `${translate('mail.templates.subject')} ${asunto}\n\n${cuerpo}`;

/** What is said of a version: the first of them is the original. */
export const ofVersion = (said: 'name' | 'restores' | 'restored' | 'question', version: number) =>
  translate(`mail.versions.${version === 0 ? `original.${said}` : `numbered.${said}`}`, { version });

function leadOf({ created_at, autor, restaurada_de }: TemplateVersion) {
  const parts = [
    created_at && formatMoment(created_at),
    autor,
    restaurada_de !== null && ofVersion('restores', restaurada_de),
  ].filter(Boolean);
  return parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <Separator />}
      {part}
    </Fragment>
  ));
}

/** `unsaved`: restoring would throw away what is being written. */
export function TemplateVersions({ template, unsaved }: { template: Template; unsaved: boolean }) {
  const restore = useWrite(
    (restaurar: number) =>
      api.post('/api/templates/{id}/restore', at(template.id, { restaurar, version: template.version })),
    {
      changes: ['templates'],
      done: (_restored, from) => ofVersion('restored', from),
      notifies: false,
    },
  );
  const versions = useRead(['template-versions', template.id, template.version], () =>
    api.get('/api/templates/{id}/versions', at(template.id)),
  );
  return (
    <Stack spacing={1} component="section" aria-labelledby="versiones-titulo" sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2" id="versiones-titulo">
        {translate('mail.versions.title')}
      </Typography>
      {restore.isError && (
        <Alert severity="error">
          {translate('mail.versions.failure')} {reasonOf(restore.error)}
        </Alert>
      )}
      <Card>
        <LoadedList
          of={versions}
          failed="mail.versions.failed"
          rows={3}
          empty="mail.versions.none"
          item={(one) => {
            const { version } = one;
            const item = { name: ofVersion('name', version), lead: leadOf(one) };
            if (version === template.version) {
              return <VersionItem key={version} {...item} current={translate('mail.versions.current')} />;
            }
            return (
              <VersionItem
                key={version}
                {...item}
                verb={translate('mail.versions.compare')}
                action={
                  <ConfirmedButton
                    label="mail.versions.restore"
                    question={ofVersion('question', version)}
                    explanation={unsaved ? 'mail.versions.unsaved' : 'mail.versions.restoreHelp'}
                    busy={restore.isPending}
                    onConfirm={() => restore.mutate(version)}
                  />
                }
              >
                <TextDifference
                  label={translate('mail.versions.comparison', { version })}
                  from={whole(one)}
                  to={whole(template)}
                />
              </VersionItem>
            );
          }}
        />
      </Card>
    </Stack>
  );
}
