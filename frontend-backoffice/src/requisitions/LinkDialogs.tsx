import './requisition';
import { DialogContentText } from '@mui/material';
import { VACANCY_ESTADO_LABEL } from '@hiring/contract';
import { required, SelectInput } from 'react-admin';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { api, at, filterQuery, useRead } from '../providers/api';
import { translate } from '../i18n/texts';
import { CHANGES, type OfRequisition } from './requisition';

const NEEDED = [required()];
const ALL_CHANGES = [...CHANGES, 'vacancies'] as const;

interface ChoiceProps {
  title: string;
  /** Undefined: still being read. */
  choices: { id: string; name: string }[] | undefined;
  lead: string;
  none: string;
  label: string;
  link: (chosen: string) => Promise<unknown>;
  then?: () => void;
  onClose: () => void;
}

function ChoiceDialog({ title, choices, lead, none, label, link, then, onClose }: ChoiceProps) {
  return (
    <FormDialog<{ chosen?: string }>
      title={title}
      maxWidth="xs"
      submitLabel="requisitions.link.submit"
      save={({ chosen = '' }) => link(chosen)}
      changes={ALL_CHANGES}
      done="requisitions.link.done"
      then={() => {
        onClose();
        then?.();
      }}
      onClose={onClose}
    >
      <DialogContentText>{translate(choices?.length === 0 ? none : lead)}</DialogContentText>
      <SelectInput
        source="chosen"
        label={label}
        choices={choices ?? []}
        disabled={!choices?.length}
        validate={NEEDED}
      />
    </FormDialog>
  );
}

/** Chooses a vacancy for a request, among those that fit and have none. */
export function LinkVacancyDialog({ requisition, onClose }: OfRequisition & { onClose: () => void }) {
  const { id, version } = requisition;
  const { data } = useRead(['requisitions', 'vacancies', id], () =>
    api.get('/api/requisitions/{id}/vacancies', at(id)),
  );
  return (
    <ChoiceDialog
      title="requisitions.link.label"
      lead="requisitions.link.lead"
      none="requisitions.link.none"
      label="requisitions.link.vacancy"
      choices={data?.map(({ id: of, titulo, estado }) => ({
        id: of,
        name: `${titulo} (${VACANCY_ESTADO_LABEL[estado].toLowerCase()})`,
      }))}
      link={(vacante_id) => api.post('/api/requisitions/{id}/link-vacancy', at(id, { version, vacante_id }))}
      onClose={onClose}
    />
  );
}

interface OfVacancyProps {
  vacancyId: string;
  /** Once it is linked. */
  then: () => void;
  onClose: () => void;
}

/** Chooses a request for a vacancy that is not published without one. */
export function LinkRequisitionDialog({ vacancyId, then, onClose }: OfVacancyProps) {
  const { data } = useRead(['requisitions', 'for', vacancyId], () =>
    api.get('/api/requisitions', filterQuery({ para_vacante_id: vacancyId })),
  );
  return (
    <ChoiceDialog
      title="requisitions.link.needed"
      lead="requisitions.link.neededLead"
      none="requisitions.link.noRequest"
      label="requisitions.link.request"
      choices={data?.map(({ id, numero, titulo, contratadas, plazas }) => ({
        id,
        name: `${numero} ${titulo}, ${translate('requisitions.filled', { contratadas, plazas })}`,
      }))}
      link={(id) => {
        const version = data?.find((one) => one.id === id)?.version ?? 0;
        return api.post('/api/requisitions/{id}/link-vacancy', at(id, { version, vacante_id: vacancyId }));
      }}
      then={then}
      onClose={onClose}
    />
  );
}
