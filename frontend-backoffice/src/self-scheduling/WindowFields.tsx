import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { SLOT_LIMITS } from '@hiring/contract';
import { useRef } from 'react';
import { WEEKDAYS } from './availabilityText';

/** `dia`: 1 to 7 as text, or `fecha` for one date. */
export interface WindowDraft {
  dia: string;
  fecha: string;
  desde: string;
  hasta: string;
}
export const NEW_WINDOW: WindowDraft = { dia: '1', fecha: '', desde: '09:00', hasta: '13:00' };

interface Props {
  windows: readonly WindowDraft[];
  error: string | undefined;
  onChange: (windows: WindowDraft[]) => void;
}

const SHRUNK = { inputLabel: { shrink: true } };

/** When somebody can hold interviews: days of the week, or single dates. */
export function WindowFields({ windows, error, onChange }: Props) {
  const add = useRef<HTMLButtonElement>(null);
  const set = (place: number, values: Partial<WindowDraft>) =>
    onChange(windows.map((one, n) => (n === place ? { ...one, ...values } : one)));
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        Franjas (hora de Madrid)
      </Typography>
      {windows.map((window, place) => (
        <Box
          key={place}
          role="group"
          aria-label={`Franja ${place + 1}`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}
        >
          <TextField
            select
            label="Día"
            value={window.dia}
            onChange={({ target }) => set(place, { dia: target.value })}
            sx={{ flex: { xs: '1 1 100%', sm: '1 1 130px' } }}
          >
            {WEEKDAYS.map((name, n) => (
              <MenuItem key={name} value={String(n + 1)}>
                {name}
              </MenuItem>
            ))}
            <MenuItem value="fecha">Una fecha</MenuItem>
          </TextField>
          {window.dia === 'fecha' && (
            <TextField
              label="Fecha"
              type="date"
              required
              value={window.fecha}
              onChange={({ target }) => set(place, { fecha: target.value })}
              slotProps={SHRUNK}
              sx={{ flex: '1 1 150px' }}
            />
          )}
          <TextField
            label="Desde"
            type="time"
            required
            value={window.desde}
            onChange={({ target }) => set(place, { desde: target.value })}
            slotProps={SHRUNK}
            sx={{ flex: '1 1 100px' }}
          />
          <TextField
            label="Hasta"
            type="time"
            required
            value={window.hasta}
            onChange={({ target }) => set(place, { hasta: target.value })}
            slotProps={SHRUNK}
            sx={{ flex: '1 1 100px' }}
          />
          <IconButton
            aria-label={`Quitar la franja ${place + 1}`}
            disabled={windows.length === 1}
            onClick={() => {
              onChange(windows.filter((_, n) => n !== place));
              add.current?.focus();
            }}
            sx={{ width: 44, height: 44 }}
          >
            <DeleteOutlined />
          </IconButton>
        </Box>
      ))}
      <Button
        ref={add}
        size="small"
        startIcon={<AddOutlined />}
        disabled={windows.length >= SLOT_LIMITS.windows}
        onClick={() => onChange([...windows, windows.at(-1) ?? NEW_WINDOW])}
      >
        Añadir franja
      </Button>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
