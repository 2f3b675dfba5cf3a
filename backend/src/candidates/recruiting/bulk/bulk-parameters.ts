import { customFieldText, EMAIL_KINDS, PRIORIDAD_LABEL, STAGE_LABEL, toldFieldValue } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { changedValues, leavingFields } from '../../../fields/custom-field.rules.js';
import { listFields } from '../../../fields/custom-fields.service.js';
import { estadoOfTarget } from '../../applications/application.rules.js';
import { assertReason } from '../../applications/moves/rejection-reasons/assert-reason.js';
import { TemplatesService } from '../../../mail/templates/templates.service.js';
import { invalid } from '../../../platform/errors/domain-error.js';
import { TagsService } from '../../people/tags/tags.service.js';
import type { BulkActionRequest, BulkField } from './bulk-action.dto.js';
import type { BulkParameters } from './bulk-action.entity.js';

async function readField(manager: EntityManager, asked: BulkField | undefined) {
  const fields = await listFields(manager);
  const field = [...leavingFields(fields, 'persona'), ...leavingFields(fields, 'candidatura')].find(
    ({ id }) => id === asked?.id,
  );
  if (!field || field.entidad === 'vacante') throw invalid({ 'campo.id': ['Elige un campo'] });
  const { entidad, clave } = field;
  const { values, errors } = changedValues([field], {}, { [clave]: asked?.valor ?? null });
  const [error] = Object.values(errors);
  if (error) throw invalid({ 'campo.valor': error });
  const valor = values[clave] ?? null;
  const name = `«${customFieldText(field.etiqueta)}»`;
  const titulo = valor === null ? `Vaciar ${name}` : `Poner ${name}: ${toldFieldValue(field, valor)}`;
  return { titulo: titulo.slice(0, 200), parametros: { campo: { entidad, clave, valor } } };
}

/** Validates an action's parameters once, so that no row fails for a common reason. */
@Injectable()
export class BulkParametersReader {
  constructor(
    private readonly templates: TemplatesService,
    private readonly tags: TagsService,
  ) {}

  /** @throws {DomainError} `validation_failed`, `tag_not_found`. */
  async read(
    manager: EntityManager,
    request: BulkActionRequest,
  ): Promise<{ titulo: string; parametros: BulkParameters }> {
    switch (request.tipo) {
      case 'mover': {
        const { mover } = request;
        const to = mover && estadoOfTarget(mover.estado);
        if (!to) throw invalid({ 'mover.estado': ['El estado no es válido'] });
        const motivo_rechazo_id = mover.motivo_rechazo_id ?? null;
        await assertReason(manager, to, motivo_rechazo_id);
        const parametros = {
          mover: {
            estado: mover.estado,
            mensaje_candidato: mover.mensaje_candidato ?? null,
            motivo_rechazo_id,
            notificar: mover.notificar ?? true,
          },
        };
        return { titulo: `Mover a ${STAGE_LABEL[mover.estado]}`, parametros };
      }
      case 'prioridad': {
        const { prioridad } = request;
        if (!prioridad) throw invalid({ prioridad: ['La prioridad no es válida'] });
        return { titulo: `Editar la prioridad a ${PRIORIDAD_LABEL[prioridad]}`, parametros: { prioridad } };
      }
      case 'mensaje': {
        const { mensaje } = request;
        if (!mensaje) throw invalid({ 'mensaje.tipo': ['Tipo de correo no válido'] });
        const { tipo, asunto, cuerpo } = mensaje;
        this.templates.check(tipo, { asunto, cuerpo }, { byHand: true });
        const titulo = `Enviar un mensaje: ${EMAIL_KINDS[tipo].byHand.name}`;
        return { titulo, parametros: { mensaje: { tipo, asunto, cuerpo } } };
      }
      case 'etiqueta': {
        const { etiqueta } = request;
        if (!etiqueta) throw invalid({ 'etiqueta.id': ['Elige una etiqueta'] });
        const { nombre } = await this.tags.get(etiqueta.id);
        const quitar = etiqueta.quitar ?? false;
        const titulo = `${quitar ? 'Quitar' : 'Poner'} la etiqueta «${nombre}»`;
        return { titulo, parametros: { etiqueta: { id: etiqueta.id, quitar } } };
      }
      case 'campo':
        return readField(manager, request.campo);
    }
  }
}
