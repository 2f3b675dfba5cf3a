import { translate } from '../i18n/texts';
import { Typography } from '@mui/material';
import { CONSERVACION_LIMITS, LIMITS } from '@hiring/contract';
import { DataTable, DateInput, List, TextInput } from 'react-admin';
import { todayInMadrid } from '../ui/format/days';
import { RecordDialog } from '../ui/dialogs/RecordDialog';
import { upTo } from '../ui/forms/inputs';
import { api, at, type Schemas } from '../providers/api';
import { formatDay, formatMoment } from '../ui/format/dates';
import { confirmTexts, WriteButton } from '../ui/dialogs/confirm';
import { PartHeader } from '../ui/PageHeader';
import { ToneBadge } from '../ui/display/text';
import { PrivacyFrame } from './PrivacyFrame';
import { ADD_BUTTON, DialogButton } from '../ui/buttons';

interface Props {
  /** Whose data; without it the e-mail is asked for. */
  person?: { id: string; persona: string };
  onClose: () => void;
}

export function HoldDialog({ person, onClose }: Props) {
  return (
    <RecordDialog
      resource="privacy/holds"
      title={person ? translate('privacy.hold.title', { name: person.persona }) : 'privacy.holds.add'}
      defaultValues={person && { candidato_id: person.id }}
      sanitizeEmptyValues
      done="privacy.hold.done"
      onClose={onClose}
    >
      <Typography color="text.secondary">{translate('privacy.hold.lead')}</Typography>
      {!person && (
        <TextInput
          source="email"
          label="privacy.hold.email"
          isRequired
          slotProps={{ htmlInput: { inputMode: 'email', maxLength: LIMITS.email, autoComplete: 'off' } }}
        />
      )}
      <TextInput
        source="motivo"
        label="privacy.hold.reason"
        isRequired
        multiline
        minRows={3}
        helperText="privacy.hold.reasonHelp"
        slotProps={upTo(CONSERVACION_LIMITS.motivo)}
      />
      <DateInput
        source="hasta"
        label="privacy.hold.until"
        helperText="privacy.hold.untilHelp"
        slotProps={{ htmlInput: { min: todayInMadrid() } }}
      />
    </RecordDialog>
  );
}

type Hold = Schemas['HoldResponse'];
const Column = DataTable.Col<Hold>;

function LiftButton({ id, persona, levantada_at }: Hold) {
  if (levantada_at !== null) return null;
  return (
    <WriteButton
      {...confirmTexts('privacy.lift.', { name: persona })}
      write={() => api.post('/api/privacy/holds/{id}/lift', at(id))}
      changes={['privacy/holds']}
      done="privacy.lift.done"
    />
  );
}

/** "5 mar 2026, 10:42 por Marta Gil". */
function doneBy(instant: string, who: string | null): string {
  const when = formatMoment(instant);
  return who ? translate('privacy.holds.doneBy', { when, who }) : when;
}

function stateOf({ vigente, levantada_at }: Hold): string {
  if (vigente) return 'privacy.holds.active';
  return levantada_at ? 'privacy.holds.lifted' : 'privacy.holds.expired';
}

function endOf({ hasta, levantada_at, levantada_por }: Hold): string {
  if (levantada_at) return translate('privacy.holds.liftedOn', { when: doneBy(levantada_at, levantada_por) });
  return hasta
    ? translate('privacy.holds.until', { day: formatDay(hasta) })
    : translate('privacy.holds.open');
}

export const HoldList = () => (
  <PrivacyFrame current="/privacy/holds">
    <PartHeader
      title="privacy.holds.title"
      lead="privacy.holds.lead"
      action={
        <DialogButton {...ADD_BUTTON} dialog={(close) => <HoldDialog onClose={close} />}>
          {translate('privacy.holds.add')}
        </DialogButton>
      }
    />
    <List sort={{ field: 'created_at', order: 'DESC' }}>
      <DataTable<Hold>>
        <Column source="persona" render={({ persona }) => <strong>{persona}</strong>} />
        <Column
          source="vigente"
          render={(hold) => (
            <ToneBadge tone={hold.vigente ? 'yellow' : 'grey'}>{translate(stateOf(hold))}</ToneBadge>
          )}
        />
        <Column source="motivo" cellClassName="breaks" sx={{ maxWidth: { lg: 420 } }} />
        <Column source="created_at" render={({ created_at, creada_por }) => doneBy(created_at, creada_por)} />
        <Column source="hasta" render={endOf} />
        <Column
          source="id"
          label="privacy.quarantine.actions"
          align="right"
          render={(hold) => <LiftButton {...hold} />}
        />
      </DataTable>
    </List>
  </PrivacyFrame>
);
