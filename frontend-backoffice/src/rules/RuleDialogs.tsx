import { Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { api, at, type Schemas, useRead } from '../providers/api';
import { translate } from '../i18n/texts';
import { InfoDialog } from '../ui/dialogs/InfoDialog';
import { RelativeDate, ToneBadge } from '../ui/display/text';
import { Apart, RuledItem } from '../ui/layout';
import { Loaded } from '../ui/Loaded';
import { UndoRunButton } from './UndoRunButton';
import { Alert } from '../ui/Alert';

type Rule = Schemas['RuleResponse'];
interface Props {
  rule: Rule;
  onClose: () => void;
}

function Person({ candidato_id, nombre, apellidos }: Omit<Schemas['RulePreviewPerson'], 'aplicacion_id'>) {
  return (
    <Link component={RouterLink} to={`/candidates/${candidato_id}/show`}>
      {`${nombre} ${apellidos}`.trim()}
    </Link>
  );
}

const LIST = { listStyle: 'none', p: 0, m: 0 } as const;

function PreviewedPeople({ total, aproximado, personas }: Schemas['RulePreviewResponse']) {
  const shown = personas.length;
  const said =
    total === null
      ? translate('rules.preview.many')
      : total === 0
        ? translate('rules.preview.none')
        : translate('rules.preview.total', total);
  return (
    <Stack spacing={1.5}>
      <Typography>{said}</Typography>
      {aproximado && <Alert severity="info">{translate('rules.preview.about')}</Alert>}
      {(total === null || shown < total) && (
        <Typography variant="hint">{translate('rules.preview.first', { count: shown })}</Typography>
      )}
      <Stack component="ul" sx={LIST}>
        {personas.map((person) => (
          <RuledItem key={person.aplicacion_id}>
            <Apart spacing={1}>
              <div>
                <Person {...person} />
                {person.vacante && <Typography variant="hint">{person.vacante}</Typography>}
              </div>
              <RelativeDate value={person.fecha} />
            </Apart>
          </RuledItem>
        ))}
      </Stack>
    </Stack>
  );
}

/** For whom the rule would have run. `actions`: what may be done after it was read. */
export function RulePreviewDialog({ rule, actions, onClose }: Props & { actions?: ReactNode }) {
  const preview = useRead(['rule-preview', rule.id, rule.version], () =>
    api.post('/api/rules/{id}/preview', at(rule.id)),
  );
  return (
    <InfoDialog
      title={translate('rules.preview.title', { name: rule.nombre })}
      actions={actions}
      onClose={onClose}
    >
      <Loaded of={preview} failed="rules.preview.failed">
        {(found) => <PreviewedPeople {...found} />}
      </Loaded>
    </InfoDialog>
  );
}

function Run({ run }: { run: Schemas['RuleRunResponse'] }) {
  const name = `${run.nombre} ${run.apellidos}`.trim();
  return (
    <RuledItem>
      <Apart spacing={1}>
        <div>
          <Person {...run} vacante={null} />
          <Typography variant="body2">
            {run.motivo
              ? translate('rules.runs.error', { reason: run.motivo })
              : run.hecho.join(', ') || translate('rules.runs.nothing')}
          </Typography>
          <RelativeDate value={run.fecha} inline />
        </div>
        {run.deshecha_at && <ToneBadge tone="grey">{translate('rules.runs.undone')}</ToneBadge>}
        {run.puede_deshacerse && (
          <UndoRunButton id={run.id} label={translate('rules.runs.undoOf', { name })} />
        )}
      </Apart>
    </RuledItem>
  );
}

/** What the rule has done and could not do. */
export function RuleRunsDialog({ rule, onClose }: Props) {
  const runs = useRead(['rule-runs', rule.id], () => api.get('/api/rules/{id}/runs', at(rule.id)));
  return (
    <InfoDialog title={translate('rules.runs.title', { name: rule.nombre })} onClose={onClose}>
      <Loaded of={runs} failed="rules.runs.failed">
        {(all) =>
          all.length === 0 ? (
            <Typography>{translate('rules.runs.none')}</Typography>
          ) : (
            <Stack component="ul" sx={LIST}>
              {all.map((run) => (
                <Run key={run.id} run={run} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </InfoDialog>
  );
}
