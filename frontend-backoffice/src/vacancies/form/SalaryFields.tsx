import TextField from '@mui/material/TextField';
import { VACANCY_FIELD_LABEL, VACANCY_LIMITS } from '@hiring/contract';
import { usePermissions } from 'react-admin';
import type { FormValues } from './formValues';

interface Props {
  values: FormValues;
  errors: Readonly<Record<string, string>>;
  onChange: (patch: Partial<FormValues>) => void;
}

/** Both ends of the salary and, for an administrator who publishes without them, why. */
export function SalaryFields({ values, errors, onChange }: Props) {
  const { permissions } = usePermissions<string[]>();
  const isAdmin = permissions?.includes('config:write') ?? false;
  const missing = !values.salario_min.trim() || !values.salario_max.trim();
  const publishes = values.estado === 'activa' && values.visible_publicamente;
  const hint = missing && publishes ? 'Hace falta para publicar' : 'Euros brutos al año';
  const field = (name: 'salario_min' | 'salario_max', placeholder: string) => (
    <TextField
      type="number"
      margin="none"
      label={VACANCY_FIELD_LABEL[name]}
      placeholder={placeholder}
      value={values[name]}
      error={Boolean(errors[name])}
      helperText={errors[name] ?? hint}
      onChange={({ target }) => onChange({ [name]: target.value })}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min: 0, max: VACANCY_LIMITS.salary, step: 'any', inputMode: 'decimal' },
      }}
    />
  );

  return (
    <>
      {field('salario_min', '20000')}
      {field('salario_max', '30000')}
      {missing && (isAdmin || values.motivo_sin_salario) && (
        <TextField
          multiline
          minRows={2}
          margin="none"
          label={VACANCY_FIELD_LABEL.motivo_sin_salario}
          value={values.motivo_sin_salario}
          disabled={!isAdmin}
          error={Boolean(errors.motivo_sin_salario)}
          helperText={
            errors.motivo_sin_salario ??
            'La Directiva (UE) 2023/970 pide la banda salarial. Queda en el historial; solo lo ve el equipo.'
          }
          onChange={({ target }) => onChange({ motivo_sin_salario: target.value })}
          sx={{ gridColumn: '1 / -1' }}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { maxLength: VACANCY_LIMITS.salaryReason },
          }}
        />
      )}
    </>
  );
}
