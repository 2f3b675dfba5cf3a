import { API_KEY_LIMITS } from '@hiring/contract';
import { SelectInput } from 'react-admin';

const CHOICES = [
  { id: 7, name: '7 días' },
  { id: 30, name: '30 días' },
  { id: 90, name: '90 días' },
  { id: 180, name: '180 días' },
  { id: 365, name: '1 año' },
];

export const DaysInput = () => (
  <SelectInput
    source="dias"
    label="Caduca dentro de"
    choices={CHOICES}
    defaultValue={API_KEY_LIMITS.diasPorDefecto}
    isRequired
    helperText="Una semana antes te avisamos por email."
  />
);
