import '../i18n/onboarding';
import { ONBOARDING_LIMITS } from '@hiring/contract';
import { DataTable, FormDataConsumer, List, SelectInput, TextInput } from 'react-admin';
import { Link } from '@mui/material';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useDepartments } from '../panel/departments/useDepartments';
import { ADD_BUTTON, BackLink, DialogButton } from '../ui/buttons';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { upTo } from '../ui/forms/inputs';
import { PageHeader } from '../ui/PageHeader';
import { api, type Schemas } from '../providers/api';
import { translate } from '../i18n/texts';
import { ONBOARDINGS, type Template, TEMPLATES } from './onboarding';

type NewTemplate = Schemas['NewOnboardingTemplate'];
const Column = DataTable.Col<Template>;

/** Name and place. The general template has no place. */
export function PlaceInputs({ general = false }: { general?: boolean }) {
  const { departments } = useDepartments();
  return (
    <>
      <TextInput
        source="nombre"
        label="onboarding.template.name"
        isRequired
        slotProps={upTo(ONBOARDING_LIMITS.nombre)}
      />
      {!general && (
        <>
          <SelectInput
            source="departamento"
            label="onboarding.template.department"
            isRequired
            choices={departments.map(({ codigo, nombre }) => ({ id: codigo, name: nombre }))}
          />
          <FormDataConsumer<NewTemplate>>
            {({ formData }) => (
              <SelectInput
                source="posicion"
                label="onboarding.template.position"
                emptyText="onboarding.template.allPositions"
                choices={(
                  departments.find(({ codigo }) => codigo === formData.departamento)?.posiciones ?? []
                ).map(({ value, label }) => ({ id: value, name: label }))}
              />
            )}
          </FormDataConsumer>
        </>
      )}
    </>
  );
}

/** It begins with one task: its editor adds the others. */
function NewTemplateDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const first = {
    ...({ clave: 'contrato', tipo: 'tarea', quien: 'rrhh', dias: -7, obligatoria: true } as const),
    titulo: { es: translate('onboarding.template.firstTask') },
  };
  return (
    <FormDialog<NewTemplate, Template>
      title="onboarding.template.new"
      maxWidth="xs"
      save={(values) => api.post('/api/onboarding-templates', { body: { ...values, tareas: [first] } })}
      changes={['onboarding-templates']}
      done="onboarding.template.created"
      then={({ id }) => void navigate(`${TEMPLATES}/${id}/show`)}
      onClose={onClose}
    >
      <PlaceInputs />
    </FormDialog>
  );
}

/** What is to be done before the first day, by position. */
export function TemplateList() {
  const { departmentName, positionName } = useDepartments();
  const placeOf = ({ departamento, posicion }: Template): string =>
    departamento
      ? [departmentName(departamento), posicion && positionName(departamento, posicion)]
          .filter(Boolean)
          .join(', ')
      : translate('onboarding.template.general');
  return (
    <>
      <BackLink to={ONBOARDINGS}>{translate('onboarding.back')}</BackLink>
      <PageHeader
        title="onboarding.templates"
        lead="onboarding.template.lead"
        action={
          <DialogButton {...ADD_BUTTON} dialog={(close) => <NewTemplateDialog onClose={close} />}>
            {translate('onboarding.template.new')}
          </DialogButton>
        }
      />
      <List pagination={false} sort={{ field: 'id', order: 'ASC' }}>
        <DataTable<Template>>
          <Column
            source="nombre"
            cellClassName="line"
            render={({ id, nombre }) => (
              <Link component={RouterLink} to={`${TEMPLATES}/${id}/show`}>
                {nombre}
              </Link>
            )}
          />
          <Column source="departamento" render={placeOf} />
          <Column
            source="tareas"
            render={({ tareas }) => translate('onboarding.template.count', tareas.length)}
          />
        </DataTable>
      </List>
    </>
  );
}
