import { Box, Card, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useDepartments } from '../../departments/useDepartments';
import type { Vacancy } from '../types';
import { VacancyText } from '../VacancyText';
import { experienceText, salaryText } from '../vacancyText';

/** The offer as it reads with what is in the form. */
export function VacancyPreview() {
  const form = useWatch() as Vacancy;
  const { departmentName, positionName } = useDepartments();
  const { departamento, posicion } = form;
  const place = [
    departamento && posicion && positionName(departamento, posicion),
    departamento && departmentName(departamento),
    form.ubicacion,
  ].filter(Boolean);
  return (
    <Card component="section" aria-label="Así se leerá la oferta" sx={{ p: 2 }}>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 1 }}>
        Así se leerá la oferta
      </Typography>
      <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {form.titulo?.trim() || 'Sin título'}
      </Typography>
      <Typography color="text.secondary">{place.join('. ')}</Typography>
      <Box sx={{ my: 1.5 }}>
        <Typography variant="body2">{salaryText(form)}</Typography>
        <Typography variant="body2">
          {form.tipo_contrato}, {form.jornada?.toLowerCase()}. {experienceText(form)}
        </Typography>
      </Box>
      <VacancyText vacancy={form} />
    </Card>
  );
}
