# One image for every process: API, site, back office and worker.
# NODE_IMAGE=node@sha256:… builds on exactly that image (docs/operations/deploy.md, "Pinned images").
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY backend/package.json backend/
COPY frontend-public/package.json frontend-public/
COPY frontend-backoffice/package.json frontend-backoffice/
COPY e2e/package.json e2e/
COPY tools/package.json tools/

# Runtime packages, also beside each workspace that needs another version: the packages of the
# front ends are in their builds.
FROM manifests AS packages
RUN npm ci --omit=dev -w backend -w contract

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app ./
# Commands for operators: backup, restore, doctor, admin:create, audit:verify.
COPY --from=build /app/scripts scripts
COPY --from=build /app/contract/dist contract/dist
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend-public/build frontend-public/build
COPY --from=build /app/frontend-backoffice/dist frontend-backoffice/dist
RUN mkdir /data /backups /erasures && chown node:node /data /backups /erasures
USER node
EXPOSE 3000
# Migrates (one process at a time), then serves. Node is the first process: it receives the stop signal.
CMD ["node", "backend/dist/main.js"]
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
