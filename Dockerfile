# One image for every process: API, site, back office and worker.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY backend/package.json backend/
COPY frontend-public/package.json frontend-public/
COPY frontend-backoffice/package.json frontend-backoffice/
COPY e2e/package.json e2e/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app/node_modules node_modules
COPY --from=build --chown=node:node /app/package.json ./
# The commands that people type: backup, restore, doctor, admin:create, audit:verify.
COPY --from=build --chown=node:node /app/scripts scripts
COPY --from=build --chown=node:node /app/contract/package.json contract/package.json
COPY --from=build --chown=node:node /app/contract/dist contract/dist
COPY --from=build --chown=node:node /app/backend/package.json backend/package.json
COPY --from=build --chown=node:node /app/backend/dist backend/dist
COPY --from=build --chown=node:node /app/frontend-public/build frontend-public/build
COPY --from=build --chown=node:node /app/frontend-backoffice/dist frontend-backoffice/dist
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
# Migrates (one process at a time), then serves. Node is the first process: it gets the signal to stop.
CMD ["node", "backend/dist/main.js"]
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
