import { ESTADOS, PRIORIDAD_LABEL, PRIORIDADES } from '@hiring/contract';
import { Box, Typography } from '@mui/material';
import { ResourceContextProvider, SourceContextProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { MoreFilterInputs } from '../candidates/list/filters/MoreFilters';
import { type Filters, MORE_FILTERS } from '../candidates/list/filters/filters';
import { useSavedViews } from '../candidates/list/SavedViews';
import { estadoLabel } from '../candidates/StateBadges';
import { filtersByPath, type FieldFilters } from '../fields/fieldFilters';
import { translate } from '../i18n/texts';
import { useDepartments } from '../panel/departments/useDepartments';
import { choicesOf, FilterInput, InstantSelect } from '../ui/forms/inputs';
import { Columns } from '../ui/layout';

/** The filters of HR's list, of the rule instead of the address. */
const OF_LIST = {
  getSource: (source: string) => `si.${source}`,
  getLabel: (source: string) => `resources.candidates.fields.${source}`,
};

/** Inputs of fields that are shown leave empty parts in the form. */
const isFilled = (value: unknown): boolean =>
  value !== null && typeof value === 'object' ? Object.values(value).some(isFilled) : Boolean(value);

/** Which applications a rule is about. */
export function RuleConditionInputs() {
  const { getValues, setValue } = useFormContext();
  // Those that are in use are in sight when the rule is opened, and when a view is copied.
  const held = (getValues('si') ?? {}) as Filters & Partial<FieldFilters>;
  const hasMore =
    MORE_FILTERS.some((name) => held[name]) || isFilled(held.campos) || isFilled(held.candidatura);
  const { departments } = useDepartments();
  const { data: views = [] } = useSavedViews();
  return (
    <>
      <Typography variant="hint">{translate('rules.form.ifHelp')}</Typography>
      {views.length > 0 && (
        <InstantSelect
          label="rules.form.fromView"
          value={undefined}
          emptyText="rules.form.noView"
          choices={views.map(({ id, nombre }) => ({ id, name: nombre }))}
          onChoose={(id) => {
            const view = views.find((one) => one.id === id);
            if (view) setValue('si', filtersByPath(view.filtros), { shouldDirty: true });
          }}
        />
      )}
      <ResourceContextProvider value="candidates">
        <SourceContextProvider value={OF_LIST}>
          <Columns sm={2} rowSpacing={1.5}>
            <FilterInput
              source="departamento"
              choices={departments}
              optionValue="codigo"
              optionText="nombre"
            />
            <FilterInput source="estado" choices={choicesOf(ESTADOS, estadoLabel)} />
            <FilterInput
              source="prioridad"
              emptyText="candidates.filters.all"
              choices={choicesOf(PRIORIDADES, PRIORIDAD_LABEL)}
            />
          </Columns>
          <Box component="details" open={hasMore} sx={{ '& summary': { cursor: 'pointer', py: 1 } }}>
            <summary>{translate('rules.form.more')}</summary>
            <Columns sm={2} rowSpacing={1.5}>
              <MoreFilterInputs />
            </Columns>
          </Box>
        </SourceContextProvider>
      </ResourceContextProvider>
    </>
  );
}
