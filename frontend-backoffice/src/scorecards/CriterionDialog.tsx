import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { SCORECARD_LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { type FormEvent, useId, useState } from 'react';
import { useGetList } from 'react-admin';
import { reasonOf } from '../providers/httpClient';
import { fieldErrorsOf } from '../ui/fieldErrors';
import { type Criterion, useCriterionWrite } from './useCriteria';

const ALL_DEPARTMENTS = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'nombre', order: 'ASC' as const },
  filter: {},
};

interface Props {
  /** Null: a new one. */
  criterion: Criterion | null;
  /** Where a new one stands. */
  nextOrder: number;
  onClose: () => void;
}

export function CriterionDialog({ criterion, nextOrder, onClose }: Props) {
  const titleId = useId();
  const { data: departments = [] } = useGetList<Schemas['DepartmentResponse']>(
    'departments',
    ALL_DEPARTMENTS,
  );
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

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(values, { onSuccess: onClose });
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{criterion ? 'Cambiar criterio' : 'Nuevo criterio'}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {save.error && <Alert severity="error">{reasonOf(save.error)}</Alert>}
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
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={save.isPending}>
            Guardar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
