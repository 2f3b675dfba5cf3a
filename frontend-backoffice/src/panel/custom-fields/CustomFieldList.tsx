import '../../i18n/fields';
import { Card, Stack, Typography } from '@mui/material';
import {
  CUSTOM_FIELD_CLASSES,
  CUSTOM_FIELD_KIND_LABEL,
  CUSTOM_FIELD_NOUN_LABEL,
  CUSTOM_FIELD_NOUNS,
  CUSTOM_FIELD_PLACES,
  type CustomFieldNoun,
} from '@hiring/contract';
import { useState } from 'react';
import { DataTable, ListContextProvider, useList } from 'react-admin';
import { moved } from '../departments/order';
import { useDepartments } from '../departments/useDepartments';
import { OrderButtons } from '../../ui/forms/OrderButtons';
import { PanelPart } from '../PanelFrame';
import { type CustomField, useAllCustomFields } from '../../fields/useCustomFields';
import { ADD_BUTTON, DialogButton } from '../../ui/buttons';
import { ToneBadge, TwoLines } from '../../ui/display/text';
import { Loaded, StateMessage } from '../../ui/Loaded';
import { RowMenu } from '../../ui/lists/RowMenu';
import { translate } from '../../i18n/texts';
import { api, at, useWrite } from '../../providers/api';
import { CustomFieldDialog } from './CustomFieldDialog';

const CHANGES = ['custom-fields'] as const;
const Column = DataTable.Col<CustomField>;

function FieldActions({ field }: { field: CustomField }) {
  const { archivado, etiqueta } = field;
  const name = etiqueta.es;
  const [editing, setEditing] = useState(false);
  const archive = useWrite(
    () => api.put('/api/custom-fields/{id}', at(field.id, { ...field, archivado: !archivado })),
    { changes: CHANGES, done: archivado ? 'fields.list.restored' : 'fields.list.archivedDone' },
  );
  const remove = useWrite(() => api.delete('/api/custom-fields/{id}', at(field.id)), {
    changes: CHANGES,
    done: 'resources.custom-fields.notifications.deleted',
  });
  return (
    <>
      <RowMenu
        of={name}
        items={[
          { label: 'ra.action.edit', onChoose: () => setEditing(true) },
          archivado
            ? { label: 'fields.list.restore', onChoose: () => archive.mutate(undefined) }
            : {
                label: 'fields.list.archive',
                asks: {
                  question: translate('fields.list.archiveQuestion', { name }),
                  explanation: 'fields.list.archiveExplanation',
                },
                onChoose: () => archive.mutate(undefined),
              },
          {
            label: 'ra.action.delete',
            asks: {
              question: translate('ui.row.deleteQuestion', { name }),
              explanation: 'fields.list.deleteExplanation',
            },
            onChoose: () => remove.mutate(undefined),
          },
        ]}
      />
      {editing && <CustomFieldDialog id={field.id} onClose={() => setEditing(false)} />}
    </>
  );
}

function FieldTable({ noun, fields }: { noun: CustomFieldNoun; fields: CustomField[] }) {
  const list = useList<CustomField>({ data: fields });
  const { departmentName } = useDepartments();
  const used = fields.filter(({ archivado }) => !archivado);
  const order = useWrite(
    (ids: string[]) => api.put('/api/custom-fields/order', { body: { entidad: noun, ids } }),
    { changes: CHANGES, failure: 'fields.list.orderFailed' },
  );
  const move = ({ id }: CustomField, by: -1 | 1) => order.mutate(moved(used, id, by).map((one) => one.id));
  return (
    <Card
      component="section"
      aria-label={translate('fields.list.of', { noun: CUSTOM_FIELD_NOUN_LABEL[noun] })}
    >
      <Typography variant="h3" sx={{ p: 2, pb: 1 }}>
        {CUSTOM_FIELD_NOUN_LABEL[noun]}
      </Typography>
      <ListContextProvider value={list}>
        <DataTable<CustomField>>
          <Column
            source="etiqueta"
            render={({ etiqueta, clave, archivado, obligatorio }) => (
              <TwoLines below={clave}>
                <strong>{etiqueta.es}</strong>{' '}
                {archivado && <ToneBadge tone="grey">{translate('fields.list.archived')}</ToneBadge>}
                {!archivado && obligatorio && (
                  <ToneBadge tone="blue">{translate('fields.list.required')}</ToneBadge>
                )}
              </TwoLines>
            )}
          />
          <Column
            source="tipo"
            render={({ tipo, unidad }) => CUSTOM_FIELD_KIND_LABEL[tipo] + (unidad ? ` (${unidad})` : '')}
          />
          <Column
            source="donde"
            cellClassName="wide"
            render={({ donde, departamentos }) => (
              <TwoLines below={departamentos.map(departmentName).join(', ')}>
                {CUSTOM_FIELD_PLACES[donde].label}
              </TwoLines>
            )}
          />
          <Column
            source="clase"
            cellClassName="wide"
            render={({ clase }) => CUSTOM_FIELD_CLASSES[clase].label}
          />
          <Column
            source="orden"
            render={(field) =>
              !field.archivado && (
                <OrderButtons
                  name={field.etiqueta.es}
                  first={field.id === used[0]?.id}
                  last={field.id === used.at(-1)?.id}
                  onMove={(by) => move(field, by)}
                />
              )
            }
          />
          <Column source="actions" align="right" render={(field) => <FieldActions field={field} />} />
        </DataTable>
      </ListContextProvider>
    </Card>
  );
}

const AddField = () => (
  <DialogButton {...ADD_BUTTON} dialog={(close) => <CustomFieldDialog onClose={close} />}>
    {translate('fields.list.add')}
  </DialogButton>
);

/** The company's own fields, of each noun in their order. */
export function CustomFieldList() {
  return (
    <PanelPart
      current="/custom-fields"
      title="fields.list.title"
      lead="fields.list.lead"
      action={<AddField />}
    >
      <Loaded of={useAllCustomFields()} failed="fields.list.failed">
        {(all) =>
          all.length === 0 ? (
            <StateMessage title={translate('fields.list.none')}>
              {translate('fields.list.invite')}
            </StateMessage>
          ) : (
            <Stack spacing={2}>
              {CUSTOM_FIELD_NOUNS.map((noun) => {
                const fields = all.filter(({ entidad }) => entidad === noun);
                return fields.length > 0 && <FieldTable key={noun} noun={noun} fields={fields} />;
              })}
            </Stack>
          )
        }
      </Loaded>
    </PanelPart>
  );
}
