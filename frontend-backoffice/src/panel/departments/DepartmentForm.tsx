import { Typography } from '@mui/material';
import {
  CATALOGUE_LIMITS,
  DEPARTMENT_USE_LABEL,
  DEPARTMENT_USES,
  NEW_DEPARTMENT,
  NEW_POSITION,
} from '@hiring/contract';
import { useState } from 'react';
import {
  ArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  required,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  useNotify,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { confirmTexts, ConfirmedButton } from '../../ui/dialogs/confirm';
import { FormToolbar } from '../../ui/forms/SingleRecordForm';
import { AddRow } from '../../ui/forms/AddRow';
import { choicesOf, upTo } from '../../ui/forms/inputs';
import { DepartmentPhases } from './DepartmentPhases';
import { type CatalogueDepartment, failureNotice, useCatalogueWrite, useVersionOf } from './useCatalogue';
import { api, at, fieldErrorsOf, problemOf } from '../../providers/api';
import { translate } from '../../i18n/texts';

type Values = Pick<CatalogueDepartment, 'nombre' | 'activo' | 'ofrecido_en' | 'posiciones'>;

const USES = choicesOf(DEPARTMENT_USES, DEPARTMENT_USE_LABEL);
const NAME = upTo(CATALOGUE_LIMITS.name);
const NEW = { nombre: NEW_DEPARTMENT, ofrecido_en: [] };

/** What differs from the values that were shown: what somebody else changed meanwhile stays. */
function changesOf(shown: CatalogueDepartment, values: Values) {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(shown[name as keyof Values]),
  );
  const { posiciones, ...others } = Object.fromEntries(changed) as Partial<Values>;
  return {
    ...others,
    ...(posiciones && {
      posiciones: posiciones.map(({ id, nombre, activa }) => ({ ...(id && { id }), nombre, activa })),
    }),
  };
}

function RemoveButton({ department, onRemoved }: { department: CatalogueDepartment; onRemoved: () => void }) {
  const remove = useCatalogueWrite<void, unknown>({
    write: () => api.delete('/api/departments/{id}', at(department.id)),
    failure: 'panel.departmentRemoval.failed',
  });
  return (
    <ConfirmedButton
      {...confirmTexts('panel.departmentRemoval.', { name: department.nombre })}
      busy={remove.isPending}
      color="error"
      onConfirm={() => remove.mutate(undefined, { onSuccess: onRemoved })}
    />
  );
}

/** One department with its positions, saved together. A new one (null) gets its positions once it exists. */
export function DepartmentForm({
  department,
  onRemoved,
}: {
  department: CatalogueDepartment | null;
  onRemoved: () => void;
}) {
  // Stays as it was opened or saved: what is read again meanwhile does not replace what is being typed.
  const [shown, setShown] = useState(department);
  const [version, setVersion] = useState(department?.version ?? 1);
  const versionOf = useVersionOf();
  const navigate = useNavigate();
  const notify = useNotify();
  const save = useCatalogueWrite({
    write: (values: Values) =>
      shown
        ? api.put('/api/departments/{id}', at(shown.id, { ...changesOf(shown, values), version }))
        : api.post('/api/departments', { body: { nombre: values.nombre, ofrecido_en: values.ofrecido_en } }),
  });
  const submit = async (values: object) => {
    try {
      const saved = await save.mutateAsync(values as Values);
      notify('panel.department.saved', { type: 'success' });
      if (!shown) return void navigate(`/departments/${saved.id}/show`, { replace: true });
      setShown(saved);
      setVersion(saved.version);
    } catch (error) {
      notify(shown ? 'panel.department.updateFailed' : 'panel.department.createFailed', failureNotice(error));
      if (shown && problemOf(error)?.code === 'department_stale') setVersion(versionOf(shown.id));
      return fieldErrorsOf(error);
    }
    return undefined;
  };

  return (
    <>
      <Typography variant="h2" sx={{ p: 2, pb: 0, pr: 8 }}>
        {shown ? shown.nombre : translate('panel.department.new')}
      </Typography>
      <SimpleForm
        resource="departments"
        record={shown ?? NEW}
        onSubmit={submit}
        warnWhenUnsavedChanges
        toolbar={
          <FormToolbar>{shown && <RemoveButton department={shown} onRemoved={onRemoved} />}</FormToolbar>
        }
      >
        <TextInput
          source="nombre"
          validate={required()}
          slotProps={NAME}
          helperText={shown && translate('panel.department.code', { code: shown.codigo })}
        />
        {shown && <BooleanInput source="activo" helperText="panel.department.activeHelp" />}
        <CheckboxGroupInput source="ofrecido_en" choices={USES} />
        {shown && <Typography variant="h3">{translate('panel.department.positions')}</Typography>}
        {shown && (
          <ArrayInput label={false} source="posiciones" helperText="panel.department.positionsHelp">
            <SimpleFormIterator
              inline
              disableClear
              addButton={<AddRow label="panel.department.addPosition" />}
            >
              <TextInput
                source="nombre"
                label="panel.department.positionName"
                validate={required()}
                defaultValue={NEW_POSITION}
                slotProps={NAME}
              />
              <BooleanInput
                source="activa"
                label="panel.department.positionActive"
                defaultValue
                sx={{ whiteSpace: 'nowrap' }}
              />
            </SimpleFormIterator>
          </ArrayInput>
        )}
      </SimpleForm>
      {shown && <DepartmentPhases id={shown.id} onSaved={setVersion} />}
    </>
  );
}
