/* A disk that loses what was not synced: loaded before a program (LD_PRELOAD), it notes what each write to a file below
   FORGETFUL_FOLDER replaces in FORGETFUL_JOURNAL, until the file is synced; `forgetful-disk.ts` takes those writes back after
   the program has died, as a power cut does. A new file is lost until its folder is synced. What is renamed or removed counts
   as done, and what is written through memory maps (the index beside SQLite's log, which is made anew) is not looked at. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define PATH_ROOM 4096
typedef struct __attribute__((packed)) {
  char what; /* W written, T cut shorter, S synced, C created, D folder synced */
  uint16_t path_length;
  uint64_t offset, size_before;
  uint32_t data_length;
} Note;

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static int journal = -1;

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("FORGETFUL_JOURNAL");
  folder = getenv("FORGETFUL_FOLDER");
  if (path && folder) journal = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

static int is_ours(const char *path) {
  size_t length = folder ? strlen(folder) : 0;
  return journal >= 0 && length > 0 && strncmp(path, folder, length) == 0;
}

/* The path behind a descriptor, when it is below the folder. */
static int path_of(int fd, char *path) {
  char link[64];
  if (journal < 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_ROOM - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return is_ours(path);
}

static void note(char what, const char *path, uint64_t offset, uint64_t size, const void *data, uint32_t length) {
  Note head = {what, (uint16_t)strlen(path), offset, size, length};
  struct iovec parts[] = {{&head, sizeof head}, {(void *)path, head.path_length}, {(void *)data, length}};
  if (writev(journal, parts, 3) < 0) abort();
}

static uint64_t size_of(int fd) {
  struct stat found;
  return fstat(fd, &found) == 0 ? (uint64_t)found.st_size : 0;
}

/* What stands there now, before it is written over or cut off. */
static void keep(char what, int fd, uint64_t offset, uint64_t length) {
  char path[PATH_ROOM];
  if (!path_of(fd, path)) return;
  uint64_t size = size_of(fd);
  uint64_t there = offset >= size ? 0 : size - offset < length ? size - offset : length;
  char *data = malloc(there + 1);
  int own = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t got = own >= 0 && there > 0 ? pread(own, data, there, (off_t)offset) : 0;
  if (own >= 0) close(own);
  pthread_mutex_lock(&one_at_a_time);
  note(what, path, offset, size, data, got > 0 ? (uint32_t)got : 0);
  pthread_mutex_unlock(&one_at_a_time);
  free(data);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
  keep('W', fd, (uint64_t)offset, length);
  return REAL(pwrite)(fd, data, length, offset);
}
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
  keep('W', fd, (uint64_t)offset, length);
  return REAL(pwrite64)(fd, data, length, offset);
}
static void keep_here(int fd, size_t length) {
  char path[PATH_ROOM];
  if (fd <= 2 || fd == journal || !path_of(fd, path)) return;
  int flags = fcntl(fd, F_GETFL);
  off_t at = flags >= 0 && (flags & O_APPEND) ? (off_t)size_of(fd) : lseek(fd, 0, SEEK_CUR);
  if (at >= 0) keep('W', fd, (uint64_t)at, length);
}
ssize_t write(int fd, const void *data, size_t length) {
  keep_here(fd, length);
  return REAL(write)(fd, data, length);
}
int ftruncate(int fd, off_t length) {
  keep('T', fd, (uint64_t)length, UINT32_MAX);
  return REAL(ftruncate)(fd, length);
}
int ftruncate64(int fd, off64_t length) {
  keep('T', fd, (uint64_t)length, UINT32_MAX);
  return REAL(ftruncate64)(fd, length);
}

/* The disk itself is not waited for: what counts as synced is what we say. */
static int synced(int fd, int (*real)(int)) {
  char path[PATH_ROOM];
  struct stat found;
  if (!path_of(fd, path)) return real(fd);
  int is_folder = fstat(fd, &found) == 0 && S_ISDIR(found.st_mode);
  pthread_mutex_lock(&one_at_a_time);
  note(is_folder ? 'D' : 'S', path, 0, 0, "", 0);
  pthread_mutex_unlock(&one_at_a_time);
  return 0;
}
int fsync(int fd) { return synced(fd, REAL(fsync)); }
int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }

static void created(const char *path, int flags) {
  if ((flags & O_CREAT) == 0 || !is_ours(path) || access(path, F_OK) == 0) return;
  pthread_mutex_lock(&one_at_a_time);
  note('C', path, 0, 0, "", 0);
  pthread_mutex_unlock(&one_at_a_time);
}
#define MODE(flags)                                        \
  mode_t mode = 0;                                         \
  if ((flags) & (O_CREAT | O_TMPFILE)) {                   \
    va_list more;                                          \
    va_start(more, flags);                                 \
    mode = va_arg(more, mode_t);                           \
    va_end(more);                                          \
  }
int open(const char *path, int flags, ...) {
  MODE(flags)
  created(path, flags);
  return REAL(open)(path, flags, mode);
}
int open64(const char *path, int flags, ...) {
  MODE(flags)
  created(path, flags);
  return REAL(open64)(path, flags, mode);
}
