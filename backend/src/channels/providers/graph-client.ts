import { Injectable } from '@nestjs/common';
import { askedWait } from '../../platform/outbound/asked-wait.js';
import { Destinations } from '../../platform/outbound/destinations.js';
import { type FetchLimits, type FetchOptions, guardedFetch } from '../../platform/outbound/guarded-fetch.js';
import { FILE_TYPES, type FileType } from '../../platform/files/uploads/content-inspector.js';
import { Clock } from '../../platform/values/clock.js';
import { ChannelSecrets } from '../settings/channel-secrets.js';
import type { FilledTemplate } from '../sending/channel-delivery.entity.js';
import { fieldOf, idOf, jsonOf, listOf, type SendOutcome, textOf, withoutAnswer } from './send-outcome.js';

const WAIT_MS = 10_000;
const DOWNLOAD_MS = 30_000;
const UPLOAD_MS = 60_000;
const PAGE = 100;
/** Meta's hosts of files refuse requests without one. */
const AGENT = { 'user-agent': 'FleetHiring-Channels/1.0' };
/**
 * Errors after which the same may be tried again: the service's own, and its limits by application, account, number
 * and pair of numbers. Source: Cloud API, error codes.
 */
const LATER = ['1', '2', '4', '80007', '130429', '131000', '131016', '131048', '131056', '131057', '133004'];

/** What WhatsApp is not reached with, or refuses. `code`: Graph's, or `http_…`. */
export class GraphError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
  ) {
    super(`graph error ${code}`);
  }
}

export interface OutgoingWhatsapp {
  /** Ours, which notices of it repeat. */
  id: string;
  /** E.164. */
  to: string;
  text: string;
  template: FilledTemplate | null;
  /** Which part of the message it is, that notices name it; null: the whole. */
  part: number | null;
  /** It goes instead of the text, by the id that WhatsApp gave its content. */
  file: { mediaId: string; name: string; type: FileType } | null;
}

/** How each type goes. WhatsApp takes pictures of 5 MB and documents of 100 MB; uploads have at most 5 MB. */
const KIND: Readonly<Record<FileType, 'image' | 'document'>> = {
  [FILE_TYPES.pdf]: 'document',
  [FILE_TYPES.doc]: 'document',
  [FILE_TYPES.docx]: 'document',
  [FILE_TYPES.jpg]: 'image',
  [FILE_TYPES.png]: 'image',
};

/** WhatsApp's Cloud API, with the settings of the channel. Nothing that it says is logged. */
@Injectable()
export class GraphClient {
  constructor(
    private readonly secrets: ChannelSecrets,
    private readonly destinations: Destinations,
    private readonly clock: Clock,
  ) {}

  async send(message: OutgoingWhatsapp): Promise<SendOutcome> {
    const body = JSON.stringify(bodyOf(message));
    const answer = await this.post('messages', { 'content-type': 'application/json' }, body);
    if ('kind' in answer) return answer;
    const providerId = idOf(fieldOf(listOf(fieldOf(answer.body, 'messages'))[0], 'id'));
    return providerId ? { kind: 'accepted', providerId } : { kind: 'unknown', code: 'sin_respuesta' };
  }

  /** Hands over the content of a file, which is not sent by that: it may be repeated. */
  async upload(
    type: string,
    name: string,
    content: Uint8Array<ArrayBuffer>,
  ): Promise<{ mediaId: string } | SendOutcome> {
    const form = new FormData();
    form.set('messaging_product', 'whatsapp');
    form.set('type', type);
    form.set('file', new Blob([content], { type }), name);
    const encoded = new Response(form);
    const header = { 'content-type': encoded.headers.get('content-type') ?? '' };
    const answer = await this.post('media', header, new Uint8Array(await encoded.arrayBuffer()), UPLOAD_MS);
    const mediaId = 'kind' in answer ? '' : textOf(fieldOf(answer.body, 'id'));
    if (mediaId) return { mediaId };
    return 'kind' in answer && answer.kind !== 'unknown'
      ? answer
      : { kind: 'later', code: 'sin_respuesta', askedMs: 0 };
  }

  private async post(
    path: string,
    headers: Record<string, string>,
    content: string | Uint8Array,
    waitMs = WAIT_MS,
  ): Promise<{ body: unknown } | SendOutcome> {
    const { url, token, numero_id } = await this.connection();
    let response: Response;
    try {
      const options = { method: 'POST', headers, body: content };
      response = await this.fetch(`${url}/${numero_id}/${path}`, token, options, { waitMs });
    } catch (error) {
      return withoutAnswer(error);
    }
    const body = await jsonOf(response);
    if (response.ok) return { body };
    const code = codeOf(body, response.status);
    if (response.status < 500 && response.status !== 429 && !LATER.includes(code)) {
      return { kind: 'refused', code };
    }
    const header = response.headers.get('retry-after') ?? undefined;
    return { kind: 'later', code, askedMs: askedWait(429, header, this.clock.now()) };
  }

  /** Its name and number. @throws {GraphError} and what the connection says. */
  async number(): Promise<{ name: string; number: string }> {
    const { url, token, numero_id } = await this.connection();
    const fields = 'display_phone_number,verified_name,quality_rating';
    const body = await this.read(`${url}/${numero_id}?fields=${fields}`, token);
    return {
      name: textOf(fieldOf(body, 'verified_name')),
      number: textOf(fieldOf(body, 'display_phone_number')),
    };
  }

  /** A page of templates, and the cursor of the next; null: it is the last. @throws as `number`. */
  async templates(after: string | null): Promise<{ templates: unknown[]; after: string | null }> {
    const { url, token, cuenta_id } = await this.connection();
    const query = new URLSearchParams({
      fields: 'name,language,status,category,components',
      limit: String(PAGE),
      ...(after ? { after } : {}),
    });
    const body = await this.read(`${url}/${cuenta_id}/message_templates?${query.toString()}`, token);
    const paging = fieldOf(body, 'paging');
    const next = textOf(fieldOf(fieldOf(paging, 'cursors'), 'after'));
    return { templates: listOf(fieldOf(body, 'data')), after: next || null };
  }

  /** A file that somebody sent. @throws as `number`, {AnswerTooLong} where it has more bytes. */
  async media(id: string, mostBytes: number): Promise<Buffer> {
    const { url, token } = await this.connection();
    const body = await this.read(`${url}/${encodeURIComponent(id)}`, token);
    const link = textOf(fieldOf(body, 'url'));
    // What the installation allows of its own network is for addresses that staff typed.
    const same = URL.canParse(link) && new URL(link).host === new URL(url).host;
    const givenBy = same ? 'staff' : 'visitors';
    const response = await this.fetch(link, token, {}, { waitMs: DOWNLOAD_MS, mostBytes, givenBy });
    if (!response.ok) throw new GraphError(`http_${response.status}`, response.status);
    return Buffer.from(await response.arrayBuffer());
  }

  private async read(url: string, token: string): Promise<unknown> {
    const response = await this.fetch(url, token, {});
    const body = await jsonOf(response);
    if (response.ok && body !== undefined) return body;
    throw new GraphError(codeOf(body, response.status), response.status);
  }

  private fetch(
    url: string,
    token: string,
    options: FetchOptions,
    limits: FetchLimits = {},
  ): Promise<Response> {
    const headers = {
      ...AGENT,
      ...(options.headers as Record<string, string>),
      authorization: `Bearer ${token}`,
    };
    return guardedFetch(this.destinations, { waitMs: WAIT_MS, ...limits })(url, { ...options, headers });
  }

  private async connection() {
    const row = await this.secrets.read('whatsapp');
    const token = this.secrets.open(row, 'token');
    if (!row.url || !token || !row.numero_id || !row.cuenta_id) throw new GraphError('canal_apagado', 409);
    return { url: row.url, token, numero_id: row.numero_id, cuenta_id: row.cuenta_id };
  }
}

function codeOf(body: unknown, status: number): string {
  const code = fieldOf(fieldOf(body, 'error'), 'code');
  return typeof code === 'number' || (typeof code === 'string' && /^\d{1,9}$/.test(code))
    ? String(code)
    : `http_${status}`;
}

function bodyOf({ id, to, text, template, part, file }: OutgoingWhatsapp): object {
  const envelope = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace('+', ''),
    biz_opaque_callback_data: part === null ? id : `${id}.${part}`,
  };
  if (file) {
    const type = KIND[file.type];
    const filename = type === 'document' ? { filename: file.name } : {};
    return { ...envelope, type, [type]: { id: file.mediaId, ...filename } };
  }
  if (!template) return { ...envelope, type: 'text', text: { preview_url: false, body: text } };
  const parameters = template.variables.map(({ nombre, valor }) => ({
    type: 'text',
    // Those with a number are told by their order.
    ...(/^\d+$/.test(nombre) ? {} : { parameter_name: nombre }),
    text: valor,
  }));
  return {
    ...envelope,
    type: 'template',
    template: {
      name: template.nombre,
      language: { code: template.idioma },
      ...(parameters.length > 0 ? { components: [{ type: 'body', parameters }] } : {}),
    },
  };
}
