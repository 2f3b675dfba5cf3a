import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { DateInput, Form, SaveButton } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { FigurePeriod } from './period';
import { periodProblem, PRESET_DAYS, usePeriod } from './period';

const validate = (values: FieldValues) => {
  const { desde, hasta } = values as Partial<FigurePeriod>;
  const problem = periodProblem({ desde: desde ?? '', hasta: hasta ?? '' });
  return problem === null ? {} : { hasta: problem };
};

/** The days that the figures are of: the last 7, 30, 90 or 365, or any two dates. */
export function PeriodPicker() {
  const { period, preset, choosePreset, choosePeriod } = usePeriod();
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
          if (chosen !== 'otro') choosePreset(chosen);
        }}
      >
        {PRESET_DAYS.map((days) => (
          <ToggleButton key={days} value={days}>
            {days} días
          </ToggleButton>
        ))}
        <ToggleButton value="otro">Otro</ToggleButton>
      </ToggleButtonGroup>
      {custom && (
        <Form
          defaultValues={period}
          validate={validate}
          onSubmit={(typed: FieldValues) => choosePeriod(typed as FigurePeriod)}
          noValidate
          disableInvalidFormNotification
        >
          <Box
            role="group"
            aria-label="Fechas del periodo"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            <DateInput source="desde" label="Desde" margin="none" sx={{ flex: '1 1 150px' }} />
            <DateInput source="hasta" label="Hasta" margin="none" sx={{ flex: '1 1 150px' }} />
            <SaveButton label="Aplicar" variant="outlined" alwaysEnable sx={{ minHeight: 40 }} />
          </Box>
        </Form>
      )}
    </Box>
  );
}
