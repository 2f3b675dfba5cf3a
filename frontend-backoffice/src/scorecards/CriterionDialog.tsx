import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { SCORECARD_LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { useDepartments } from '../departments/useDepartments';
import { fieldErrorsOf } from '../providers/problem';
import { EditDialog } from '../ui/EditDialog';
import { type Criterion, useCriterionWrite } from './useCriteria';

interface Props {
  /** Null: a new one. */
  criterion: Criterion | null;
  /** Where a new one stands. */
  nextOrder: number;
  onClose: () => void;
}

export function CriterionDialog({ criterion, nextOrder, onClose }: Props) {
  const { departments } = useDepartments();
  const [values, setValues] = useState({
    nombre: criterion?.nombre ?? '',
    descripcion: criterion?.descripcion ?? '',
    departamento: criterion?.departamento ?? '',
    posicion: criterion?.posicion ?? '',
    orden: String(criterion?.orden ?? nextOrder),
  });
  const [activo, setActivo] = useState(criterion?.activo ?? true);
  const save = useCriterionWrite((provider, { orden, ...texts }: typeof values) => {
    const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
    const request = { nombre: texts.nombre, ...given, orden: Number(orden), activo };
    return criterion
      ? provider.updateCriterion(criterion.id, { ...request, version: criterion.version })
      : provider.createCriterion(request);
  }, 'Criterio guardado.');
  const errors = fieldErrorsOf(save.error);
  const positions = departments.find(({ codigo }) => codigo === values.departamento)?.posiciones ?? [];
  const bind = (name: keyof typeof values) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, ...(name === 'departamento' ? { posicion: '' } : {}), [name]: target.value }),
    error: errors[name] !== undefined,
    helperText: errors[name],
  });

  return (
    <EditDialog
      title={criterion ? 'Cambiar criterio' : 'Nuevo criterio'}
      maxWidth="xs"
      error={save.error}
      saving={save.isPending}
      onSave={() => save.mutate(values, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        {...bind('nombre')}
        label="Nombre"
        required
        slotProps={{ htmlInput: { maxLength: SCORECARD_LIMITS.criterion } }}
      />
      <TextField
        {...bind('descripcion')}
        label="Qué se mira (opcional)"
        multiline
        slotProps={{ htmlInput: { maxLength: SCORECARD_LIMITS.description } }}
      />
      <TextField {...bind('departamento')} select label="Departamento">
        <MenuItem value="">Todos</MenuItem>
        {departments.map(({ codigo, nombre }) => (
          <MenuItem key={codigo} value={codigo}>
            {nombre}
          </MenuItem>
        ))}
      </TextField>
      {positions.length > 0 && (
        <TextField {...bind('posicion')} select label="Posición">
          <MenuItem value="">Todas</MenuItem>
          {positions.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        {...bind('orden')}
        label="Orden"
        type="number"
        required
        slotProps={{ htmlInput: { min: 0, max: 999, step: 1 } }}
      />
      <FormControlLabel
        control={<Switch checked={activo} onChange={({ target }) => setActivo(target.checked)} />}
        label="Se usa en las evaluaciones nuevas"
      />
    </EditDialog>
  );
}
