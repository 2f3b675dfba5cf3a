import { Box, Button, FormHelperText, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { FigurePeriod } from '../providers/calls/figures';
import { periodProblem, PRESET_DAYS } from './period';

interface Props {
  period: FigurePeriod;
  /** Null: dates that someone chose. */
  preset: number | null;
  onPreset: (days: number) => void;
  onPeriod: (period: FigurePeriod) => void;
}

function CustomPeriod({ period, onPeriod }: Pick<Props, 'period' | 'onPeriod'>) {
  const [typed, setTyped] = useState(period);
  const [problem, setProblem] = useState<string | null>(null);
  const [shown, setShown] = useState(period);
  // The address changed: by this form, or by going back.
  if (shown.desde !== period.desde || shown.hasta !== period.hasta) {
    setShown(period);
    setTyped(period);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = periodProblem(typed);
    setProblem(found);
    if (!found) onPeriod(typed);
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label="Fechas del periodo"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      {(['desde', 'hasta'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={name === 'desde' ? 'Desde' : 'Hasta'}
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          error={problem !== null}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { 'aria-describedby': problem ? 'periodo-problema' : undefined },
          }}
          sx={{ flex: '1 1 150px' }}
        />
      ))}
      <Button type="submit" variant="outlined" sx={{ minHeight: 44 }}>
        Aplicar
      </Button>
      {problem && (
        <FormHelperText id="periodo-problema" error role="alert" sx={{ flexBasis: '100%', m: 0 }}>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}

/** The days that the figures are of: the last 7, 30, 90 or 365, or any two dates. */
export function PeriodPicker({ period, preset, onPreset, onPeriod }: Props) {
  const [open, setOpen] = useState(preset === null);
  const custom = open || preset === null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        '& .MuiToggleButton-root': { minHeight: 44, px: { xs: 1, sm: 1.75 }, textTransform: 'none' },
      }}
    >
      <ToggleButtonGroup
        exclusive
        aria-label="Periodo de las cifras"
        value={custom ? 'otro' : preset}
        onChange={(_event, chosen: number | 'otro' | null) => {
          if (chosen === null) return;
          setOpen(chosen === 'otro');
          if (chosen !== 'otro') onPreset(chosen);
        }}
      >
        {PRESET_DAYS.map((days) => (
          <ToggleButton key={days} value={days}>
            {days} días
          </ToggleButton>
        ))}
        <ToggleButton value="otro">Otro</ToggleButton>
      </ToggleButtonGroup>
      {custom && <CustomPeriod period={period} onPeriod={onPeriod} />}
    </Box>
  );
}
