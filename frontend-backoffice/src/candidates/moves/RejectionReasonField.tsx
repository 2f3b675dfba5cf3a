import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useGetList } from 'react-admin';
import type { RejectionReason } from '../../rejections/types';

interface Props {
  /** Empty: not said. */
  value: string;
  onChoose: (id: string) => void;
}

const NOT_SAID = { id: '', nombre: 'Sin indicar' };

/** Why HR rejects: optional, and never shown to the candidate. */
export function RejectionReasonField({ value, onChoose }: Props) {
  const { data = [], error } = useGetList<RejectionReason>('rejection-reasons', {
    filter: { activo: true },
    sort: { field: 'orden', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const labelId = useId();
  return (
    <FormControl margin="none">
      <FormLabel id={labelId}>Motivo interno</FormLabel>
      <RadioGroup
        row
        name="motivo"
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, id) => onChoose(id)}
      >
        {[NOT_SAID, ...data].map(({ id, nombre }) => (
          <FormControlLabel
            key={id}
            value={id}
            label={nombre}
            control={<Radio size="small" />}
            sx={{ '@media (pointer: coarse)': { minHeight: 44 } }}
          />
        ))}
      </RadioGroup>
      <FormHelperText sx={{ mx: 0 }}>
        {error
          ? 'No se pudieron cargar los motivos. Puedes rechazar sin indicar uno.'
          : 'Solo lo ve RRHH: no sale en el correo ni en el portal del candidato'}
      </FormHelperText>
    </FormControl>
  );
}
