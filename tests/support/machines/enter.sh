#!/bin/bash
# Runs in a new namespace: puts the system's programs, read only, below the roots of all machines and goes into one.
# enter.sh FOLDER_OF_ALL MACHINE COMMAND...
set -eu

net="$1"
machine="$2"
shift 2

for root in "$net"/machines/*; do
  for folder in usr bin sbin lib lib32 lib64 libx32; do
    if [[ -L "/$folder" || ! -d "/$folder" ]]; then continue; fi
    mount --bind "/$folder" "$root/$folder"
    mount -o remount,bind,ro,nosuid,nodev "$root/$folder"
  done
  mount --rbind /proc "$root/proc"
  mount --bind "$root/etc/boot-id" "$root/proc/sys/kernel/random/boot_id"
  for device in null zero urandom random tty; do
    mount --bind "/dev/$device" "$root/dev/$device"
  done
done
# Programs that a machine starts on another one see all of them, too.
for root in "$net"/machines/*; do
  if [[ "$root" != "$net/machines/$machine" ]]; then mount --bind "$net" "$root/net"; fi
done
mount --rbind "$net" "$net/machines/$machine/net"
exec chroot "$net/machines/$machine" "$@"
