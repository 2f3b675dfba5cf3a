import { SCORECARD_LIMITS } from '@hiring/contract';
import { BooleanInput, maxValue, minValue, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDepartments } from '../departments/useDepartments';
import { RecordDialog } from '../ui/RecordDialog';
import type { Criterion } from './types';
import { upTo } from '../ui/upTo';

const ORDER = [required(), minValue(0), maxValue(999)];
const NAME = [required('Ponle un nombre')];

function ScopeInputs() {
  const { departments } = useDepartments();
  const { setValue } = useFormContext();
  const department = useWatch<Criterion, 'departamento'>({ name: 'departamento' });
  const positions = departments.find(({ codigo }) => codigo === department)?.posiciones ?? [];
  return (
    <>
      <SelectInput
        source="departamento"
        emptyText="Todos"
        choices={departments}
        optionValue="codigo"
        optionText="nombre"
        // Another department has other positions.
        onChange={() => setValue('posicion', null)}
      />
      {positions.length > 0 && (
        <SelectInput
          source="posicion"
          emptyText="Todas"
          choices={positions}
          optionValue="value"
          optionText="label"
        />
      )}
    </>
  );
}

interface Props {
  /** Absent: a new one, which stands at `order`. */
  id?: string;
  order?: number;
  onClose: () => void;
}

export function CriterionDialog({ id, order, onClose }: Props) {
  return (
    <RecordDialog
      resource="scorecard-criteria"
      id={id}
      title={id ? 'Editar criterio' : 'Nuevo criterio'}
      maxWidth="xs"
      done="Criterio guardado."
      defaultValues={{ orden: order, activo: true }}
      onClose={onClose}
    >
      <TextInput source="nombre" validate={NAME} slotProps={upTo(SCORECARD_LIMITS.criterion)} />
      <TextInput source="descripcion" multiline slotProps={upTo(SCORECARD_LIMITS.description)} />
      <ScopeInputs />
      <NumberInput source="orden" validate={ORDER} />
      <BooleanInput source="activo" />
    </RecordDialog>
  );
}
