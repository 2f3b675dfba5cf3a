import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DERECHO_CANAL_LABEL,
  DERECHO_CANALES,
  DERECHO_LIMITS,
  DERECHO_TIPO_LABEL,
  DERECHO_TIPOS,
  LIMITS,
} from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { fieldErrorsOf } from '../providers/problem';
import { EditDialog } from '../ui/EditDialog';
import { todayInMadrid } from '../format/days';
import { usePrivacyWrite } from './usePrivacy';

/** Writes down a request that came by mail, by telephone or in person. */
export function NewRequestDialog({ onClose }: { onClose: (created: string | null) => void }) {
  const [order, setOrder] = useState<Schemas['RightsRequestOrder']>({
    tipo: 'acceso',
    canal: 'email',
    recibida_el: todayInMadrid(),
    nombre: '',
    email: '',
    detalle: '',
  });
  const create = usePrivacyWrite(
    (provider, data: Schemas['RightsRequestOrder']) => provider.createRightsRequest(data),
    'Solicitud registrada',
  );
  const errors = fieldErrorsOf(create.error);
  const field = (name: keyof typeof order) => ({
    value: order[name] ?? '',
    margin: 'none' as const,
    error: Boolean(errors[name]),
    onChange: ({ target }: { target: { value: string } }) => setOrder({ ...order, [name]: target.value }),
  });
  return (
    <EditDialog
      title="Registrar solicitud"
      maxWidth="sm"
      error={create.error}
      saving={create.isPending}
      onSave={() => create.mutate(order, { onSuccess: ({ id }) => onClose(id) })}
      onClose={() => onClose(null)}
    >
      <TextField select label="Derecho" {...field('tipo')} helperText={errors.tipo}>
        {DERECHO_TIPOS.map((tipo) => (
          <MenuItem key={tipo} value={tipo}>
            {DERECHO_TIPO_LABEL[tipo]}
          </MenuItem>
        ))}
      </TextField>
      <TextField select label="Cómo ha llegado" {...field('canal')} helperText={errors.canal}>
        {DERECHO_CANALES.map((canal) => (
          <MenuItem key={canal} value={canal}>
            {DERECHO_CANAL_LABEL[canal]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="date"
        label="Fecha en que llegó"
        {...field('recibida_el')}
        helperText={errors.recibida_el ?? 'El plazo de un mes cuenta desde este día.'}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: todayInMadrid() } }}
      />
      <TextField
        label="Nombre de quien lo pide"
        required
        {...field('nombre')}
        helperText={errors.nombre}
        slotProps={{ htmlInput: { maxLength: DERECHO_LIMITS.nombre } }}
      />
      <TextField
        label="Email"
        required
        {...field('email')}
        helperText={errors.email ?? 'Con él se busca su ficha y se le responde.'}
        slotProps={{ htmlInput: { inputMode: 'email', maxLength: LIMITS.email } }}
      />
      <TextField
        label="Qué pide"
        multiline
        minRows={3}
        {...field('detalle')}
        helperText={errors.detalle}
        slotProps={{ htmlInput: { maxLength: DERECHO_LIMITS.detalle } }}
      />
    </EditDialog>
  );
}
