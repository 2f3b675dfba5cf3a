import { Stack } from '@mui/material';
import {
  Create,
  Edit,
  SaveButton,
  SimpleForm,
  Toolbar,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { BackLink } from '../ui/buttons';
import { keptValues } from '../ui/forms/drafts';
import { KeepTyped } from '../ui/forms/KeepTyped';
import { RefusedField } from '../ui/forms/SingleRecordForm';
import { PageHeader } from '../ui/PageHeader';
import { translate } from '../i18n/texts';
import { REQUISITIONS, type RequisitionRecord, requisitionAddress } from './requisition';
import { RequisitionInputs } from './RequisitionInputs';
import { Alert } from '../ui/Alert';

const FIELDS = [
  ...(['titulo', 'departamento', 'posicion', 'ubicacion', 'plazas', 'motivo', 'sustituye_a'] as const),
  ...(['justificacion', 'desde_el', 'salario_min', 'salario_max', 'convenio', 'version'] as const),
];

/** What the server takes of what the form has. */
const toRequest = (values: Partial<RequisitionRecord>) =>
  Object.fromEntries(FIELDS.map((field) => [field, values[field]]));

const FIRST = { plazas: 1, motivo: 'nueva', convenio: 'transporte_bcn' };

function RequisitionForm({ label }: { label: string }) {
  const { id = 'nueva' } = useParams();
  const name = `solicitud:${id}`;
  const [kept] = useState(() => keptValues.read(name) ?? undefined);
  return (
    <SimpleForm
      {...(kept && { record: kept })}
      warnWhenUnsavedChanges
      noValidate
      sanitizeEmptyValues
      toolbar={
        <Toolbar>
          <SaveButton label={label} alwaysEnable />
        </Toolbar>
      }
    >
      <RefusedField />
      <KeepTyped name={name} />
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 820 }}>
        <RequisitionInputs />
      </Stack>
    </SimpleForm>
  );
}

/** A draft; it is sent from its record. */
export const RequisitionCreate = () => (
  <>
    <BackLink to={REQUISITIONS}>{translate('requisitions.back')}</BackLink>
    <PageHeader title="requisitions.form.create" lead="requisitions.form.createLead" />
    <Create title={false} redirect="show" transform={toRequest} record={FIRST}>
      <RequisitionForm label="requisitions.form.submit" />
    </Create>
  </>
);

/** Says before the change what the server would do after it. */
function AskedAgain() {
  const estado = useRecordContext<RequisitionRecord>()?.estado;
  if (estado !== 'aprobada' && estado !== 'en_aprobacion') return null;
  return <Alert severity="info">{translate(`requisitions.form.again.${estado}`)}</Alert>;
}

export function RequisitionEdit() {
  const { id = '' } = useParams();
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = () => {
    notify('requisitions.form.saved', { type: 'success' });
    redirect(requisitionAddress(id));
  };
  return (
    <>
      <BackLink to={requisitionAddress(id)}>{translate('requisitions.form.leave')}</BackLink>
      <PageHeader title="requisitions.form.edit" lead="requisitions.form.editLead" />
      <Edit
        title={false}
        actions={false}
        mutationMode="pessimistic"
        transform={toRequest}
        redirectOnError={REQUISITIONS}
        mutationOptions={{ onSuccess }}
      >
        <AskedAgain />
        <RequisitionForm label="ra.action.save" />
      </Edit>
    </>
  );
}
