import { TEXT_CHANNELS, type TextChannel } from '@hiring/contract';
import { Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { DomainError } from '../../platform/errors/domain-error.js';

const channelPipe: PipeTransform<unknown, TextChannel> = {
  transform(value) {
    const canal = TEXT_CHANNELS.find((one) => one === value);
    if (!canal) throw new DomainError('not_found');
    return canal;
  },
};

/** The path parameter `:canal`: `whatsapp` or `sms`. */
export const ChannelParam = (): ParameterDecorator => (target, handler, index) => {
  Param('canal', channelPipe)(target, handler, index);
  const descriptor = handler === undefined ? undefined : Object.getOwnPropertyDescriptor(target, handler);
  if (handler === undefined || !descriptor) return;
  ApiParam({
    name: 'canal',
    description: 'The channel.',
    schema: { type: 'string', enum: [...TEXT_CHANNELS] },
  })(target, handler, descriptor);
};
