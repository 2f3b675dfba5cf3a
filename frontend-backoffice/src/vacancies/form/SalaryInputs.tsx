import { VACANCY_LIMITS } from '@hiring/contract';
import { NumberInput, TextInput, usePermissions } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Vacancy } from '../types';

const isMissing = (amount: number | null | undefined) => amount === null || amount === undefined;

/** Both ends of the salary and, for an administrator who publishes without them, why. */
export function SalaryInputs() {
  const { permissions } = usePermissions<string[]>();
  const form = useWatch() as Partial<Vacancy> & { motivo_sin_salario?: string };
  const isAdmin = permissions?.includes('config:write') ?? false;
  const missing = isMissing(form.salario_min) || isMissing(form.salario_max);
  const publishes = form.estado === 'activa' && form.visible_publicamente;
  const known = form.gestion?.motivo_sin_salario ?? '';
  const amount = {
    min: 0,
    max: VACANCY_LIMITS.salary,
    helperText: missing && publishes ? 'Hace falta para publicar' : 'Euros brutos al año',
  };
  return (
    <>
      <NumberInput source="salario_min" placeholder="20000" {...amount} />
      <NumberInput source="salario_max" placeholder="30000" {...amount} />
      {missing && (isAdmin || known) && (
        <TextInput
          source="motivo_sin_salario"
          defaultValue={known}
          multiline
          minRows={2}
          disabled={!isAdmin}
          className="whole-line"
          helperText="La Directiva (UE) 2023/970 pide la banda salarial. Queda en el historial; solo lo ve el equipo."
          slotProps={{ htmlInput: { maxLength: VACANCY_LIMITS.salaryReason } }}
        />
      )}
    </>
  );
}
